import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { type Config, ConfigMistakes, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { createPageHandler } from './pages/pages.ts';
import { type Shop, startShop } from './start-shop.ts';

/** The program: environment in, a running shop out; one sentence per mistake, and a clean end on SIGTERM. */
async function main(): Promise<void> {
  const started = performance.now();
  try {
    const config = readConfig();
    const log = createLog(config.LOG_LEVEL);
    const shop = await startShop({ config, log, root: findRoot(), answerPage: createPageHandler() });
    closeWithGrace({ delay: 10_000 }, ({ err }) => {
      if (err) log.error({ err }, 'an error that nobody caught ends the program');
      return shop.stop();
    });
    greet(shop, config, performance.now() - started);
  } catch (error) {
    const sentences =
      error instanceof ConfigMistakes
        ? error.mistakes
        : [error instanceof Error ? error.message : String(error)];
    for (const sentence of sentences) console.error(sentence);
    process.exit(1);
  }
}

function greet(shop: Shop, config: Config, tookMs: number): void {
  if (config.ROLE === 'worker')
    return console.log(`Haat works on its jobs (ready in ${Math.round(tookMs)} ms)`);
  console.log(`Haat is open at ${config.PUBLIC_URL ?? shop.url} (ready in ${Math.round(tookMs)} ms)`);
  if (shop.demo) {
    const { email, password } = shop.demo;
    console.log(`Demo goods are on the shelves. Their owner is ${email} with the password ${password}.`);
  }
  if (shop.outbox) console.log(`Messages land in ${shop.url}/outbox`);
  if (!config.razorpay) console.log('Payments go to the built-in sandbox: nothing is charged.');
}

/** The folder of package.json, from the source or from the bundle. */
function findRoot(): string {
  return resolve(join(dirname(fileURLToPath(import.meta.url)), '../..'));
}

await main();
