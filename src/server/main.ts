import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { greet } from './greet.ts';
import { createLog } from './log.ts';
import { createPageHandler } from './pages/pages.ts';
import { startShop } from './start-shop.ts';
import { openTracing } from './tracing/open-tracing.ts';

/** Starts the program from the environment: prints one sentence per mistake, and shuts down cleanly on SIGTERM. */
async function main(): Promise<void> {
  const started = performance.now();
  try {
    const config = readConfig();
    const tracing = await openTracing(config);
    const log = createLog(config.LOG_LEVEL, { describe: tracing?.describeRequest });
    const answerPage = createPageHandler();
    const traceRequest = tracing?.traceRequest;
    const shop = await startShop({ config, log, root: findRoot(), answerPage, traceRequest });
    closeWithGrace({ delay: 15_000 }, async ({ err }) => {
      if (err) log.error({ err }, 'an error that nobody caught ends the program');
      await shop.stop();
      await tracing?.stop();
    });
    await shop.loaded;
    const tookMs = performance.now() - started;
    console.log(greet({ shop, config, tookMs, isTerminal: process.stdout.isTTY }).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Returns the folder of package.json, when run from the source or from the bundle. */
function findRoot(): string {
  return resolve(join(dirname(fileURLToPath(import.meta.url)), '../..'));
}

await main();
