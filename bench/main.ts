import { cpus, totalmem } from 'node:os';
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
  console.log(
    `\n${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
  );
  console.log(formatTable(rows));
}

await main();
