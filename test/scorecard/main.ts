import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestServer } from '#test/database/database-server.ts';
import { chooseTestServer } from '#test/database/database.ts';
import { buildProgram } from '#test/program.ts';
import { type Figure, figures } from './figures.ts';
import { toPage } from './page.ts';
import { type Result, formatScorecard, isMet, mergeScorecard } from './table.ts';

const root = resolve(import.meta.dirname, '../..');
const page = resolve(root, 'docs/reliability.md');
const mostShown = 20;

/**
 * Runs `npm run reliability`: tries every figure of the scorecard, or the named ones, and prints one table. `--short` tries as little as
 * the tests do, `--share 0.1` a tenth of the full run, `--write` stores the rows in docs/reliability.md. Exits with 1 when a figure missed
 * its target.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { short: { type: 'boolean' }, share: { type: 'string' }, write: { type: 'boolean' } },
  });
  const chosen = chooseFigures(positionals);
  const share = Number(values.share ?? 1);
  if (!(share > 0)) throw new Error('--share must be a part of the full measure, such as 0.1');
  if (chosen.some(({ needsProgram }) => needsProgram)) buildProgram();
  const server = await startTestServer();
  chooseTestServer(server.address);
  const results: Result[] = [];
  try {
    for (const figure of chosen) {
      const trials = values.short ? figure.short : Math.max(figure.short, Math.ceil(figure.full * share));
      results.push(await tryOut(figure, trials));
    }
  } finally {
    await server.stop();
  }
  const today = new Date().toISOString().slice(0, 10);
  print(`\n${formatScorecard(results, today)}\n`);
  if (values.write) {
    const earlier = await readFile(page, 'utf8').catch(() => '');
    await writeFile(page, toPage(mergeScorecard(earlier, results, today)));
  }
  process.exit(results.every(isMet) ? 0 : 1);
}

function chooseFigures(names: string[]): Figure[] {
  const unknown = names.filter((name) => !figures.some((figure) => figure.name === name));
  if (unknown.length > 0) {
    const known = figures.map(({ name }) => name).join(' ');
    throw new Error(`There is no figure ${unknown.join(', ')}. There are: ${known}`);
  }
  return names.length === 0 ? figures : figures.filter(({ name }) => names.includes(name));
}

/** Tries one figure: a figure that cannot be tried counts as failed, and the others still run. */
async function tryOut({ name, what, target, run }: Figure, wanted: number): Promise<Result> {
  const started = performance.now();
  const trial = await run(wanted).catch((error: Error) => ({ trials: 0, failures: [String(error.stack)] }));
  const seconds = (performance.now() - started) / 1000;
  print(`${name}: ${trial.trials} trials, ${trial.failures.length} failures, ${Math.round(seconds)} s`);
  for (const failure of trial.failures.slice(0, mostShown)) print(`  ${failure}`);
  return { name, what, target, ...trial, seconds };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

await main();
