import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { measureBuyers } from './buyers.ts';
import { CARDS, FULL_CATEGORY, fillCategory } from './fill-category.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureGrowth } from './growth.ts';
import { measureMemory } from './memory.ts';
import { compareWithNginx } from './nginx.ts';
import { type Row, formatTable } from './table.ts';
import { findProduct, measureReads } from './reads.ts';

/**
 * npm run bench: the built program on a fresh data directory, load and program on the same machine, one table at the end. With
 * `growth` or `nginx` behind it only that.
 */
async function main(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const [busyBefore = 0] = loadavg();
  spawnSync(process.execPath, [resolve(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
  const only = process.argv.slice(2).find((word) => !word.startsWith('-'));
  const rows = only === 'growth' ? [] : await measureProgram(only === 'nginx');
  if (only !== 'nginx') rows.push(...(await measureGrowth()));
  const report = `${describeMachine(busyBefore)}\n\n${formatTable(rows)}\n`;
  console.log(`\n${report}`);
  if (process.argv.includes('--write'))
    await writeFile(resolve(root, 'docs/bench.md'), `${preface}\n${report}`);
}

async function measureProgram(onlyNginx: boolean): Promise<Row[]> {
  const dataDir = await makeDataDir();
  const rows: Row[] = [];
  try {
    const first = await startProgram({ dataDir });
    rows.push({ what: 'first start, demo goods included', value: `${Math.round(first.readyMs)} ms` });
    await first.stop();
    await fillCategory(dataDir);
    const program = await startProgram({ dataDir });
    try {
      if (onlyNginx) return await compareWithNginx(program, await listPages(program.url));
      rows.push({ what: 'second start', value: `${Math.round(program.readyMs)} ms` });
      rows.push(...measureMemory('after start', program.pid));
      rows.push(...(await measureFirstVisit(program.url)));
      rows.push(...(await measureReads(program.url)));
      rows.push(...(await compareWithNginx(program, await listPages(program.url))));
      rows.push(...(await measureBuyers(program.url)));
      rows.push(...measureMemory('after load', program.pid));
    } finally {
      await program.stop();
    }
  } finally {
    await removeDataDir(dataDir);
  }
  return rows;
}

async function listPages(url: string) {
  return [
    { name: 'home page', path: '/' },
    { name: `category page, ${CARDS} cards`, path: `/category/${FULL_CATEGORY}` },
    { name: 'product page', path: `/products/${await findProduct(url)}` },
  ];
}

const preface = `# What it can carry

\`npm run bench -- --write\` builds the program, starts it on a fresh data directory, loads it from the same machine and writes this page.
*From memory* is what visitors meet; *made anew* renders or reads for every request, which happens once between two changes. An order is
a quote and a cash-on-delivery order with its invoice, through the whole API, while its messages are written and sent to the outbox.
*From nginx* are the same bytes, packed beforehand, from one process of nginx in the same run; it is left out where there is none.
The growth is that of pages made anew, with two at a time, in a shop with so many goods.
`;

/** Cores, memory, and what else ran: a busy machine makes every figure worse. */
function describeMachine(busyBefore: number): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const others = busyBefore > 0.5 ? `, while other work kept ${busyBefore.toFixed(1)} cores busy` : '';
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GiB, Node ${process.version}, load generator included${others}.`;
}

await main();
