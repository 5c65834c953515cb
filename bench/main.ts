import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { measureBuyers } from './buyers.ts';
import { fillCategory } from './fill-category.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureMemory } from './memory.ts';
import { type Row, formatTable } from './table.ts';
import { measureReads } from './reads.ts';

/** npm run bench: the built program on a fresh data directory, load and program on the same machine, one table at the end. */
async function main(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const [busyBefore = 0] = loadavg();
  spawnSync(process.execPath, [resolve(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
  const dataDir = await makeDataDir();
  const rows: Row[] = [];
  try {
    const first = await startProgram({ dataDir });
    rows.push({ what: 'first start, demo goods included', value: `${Math.round(first.readyMs)} ms` });
    await first.stop();
    await fillCategory(dataDir);
    const program = await startProgram({ dataDir });
    try {
      rows.push({ what: 'second start', value: `${Math.round(program.readyMs)} ms` });
      rows.push(...measureMemory('after start', program.pid));
      rows.push(...(await measureFirstVisit(program.url)));
      rows.push(...(await measureReads(program.url)));
      rows.push(...(await measureBuyers(program.url)));
      rows.push(...measureMemory('after load', program.pid));
    } finally {
      await program.stop();
    }
  } finally {
    await removeDataDir(dataDir);
  }
  const report = `${describeMachine(busyBefore)}\n\n${formatTable(rows)}\n`;
  console.log(`\n${report}`);
  if (process.argv.includes('--write'))
    await writeFile(resolve(root, 'docs/bench.md'), `${preface}\n${report}`);
}

const preface = `# What it can carry

\`npm run bench -- --write\` builds the program, starts it on a fresh data directory, loads it from the same machine and writes this page.
*From memory* is what visitors meet; *made anew* puts the page or answer together for every request, which happens once between two
changes; what did not change is known (docs/decisions/024). An order is
a quote and a cash-on-delivery order with its invoice, through the whole API, while its messages are written and sent to the outbox.
`;

/** Cores, memory, and what else ran: a busy machine makes every figure worse. */
function describeMachine(busyBefore: number): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const others = busyBefore > 0.5 ? `, while other work kept ${busyBefore.toFixed(1)} cores busy` : '';
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GiB, Node ${process.version}, load generator included${others}.`;
}

await main();
