import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { measureAdmin } from './admin.ts';
import { measureBackup } from './backup.ts';
import { CARDS, FULL_CATEGORY, fillCategory } from './fill/fill-category.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureGrowth } from './growth.ts';
import { measureGstr1 } from './gstr1.ts';
import { measureLastPieces } from './orders/last-pieces.ts';
import { measureMoving } from './moving.ts';
import { measureMemory } from './memory.ts';
import { compareWithNginx } from './nginx.ts';
import { measureOrderGrowth } from './order-growth.ts';
import { measureOrders } from './orders/orders.ts';
import { measurePhotos } from './photos/measure-photos.ts';
import { measureOverload } from './overload.ts';
import { countBusyCores } from './processes.ts';
import { findProduct, measureReads } from './reads.ts';
import { measureSmallServer } from './small-server.ts';
import { measureTwoWebs } from './two-webs.ts';
import { type Section, formatSection, writeReport } from './report.ts';
import type { Row } from './table.ts';

/**
 * Runs `npm run bench`: measures the built program on fresh data directories, load and program on the same machine, and prints a table for
 * each part at the end. With `pages`, `overload`, `orders`, `last-pieces`, `growth`, `order-growth`, `gstr1`, `backup`, `admin`, `moving`, `photos`, `small-server`, `two-webs` or `nginx` it measures only that part; with
 * `--write` it writes the results to docs/bench.md.
 */
async function main(): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const busyBefore = await countBusyCores();
  spawnSync(process.execPath, [resolve(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
  const only = process.argv.slice(2).find((word) => !word.startsWith('-'));
  const sections: Section[] = [];
  const isWanted = (part: string) => only === undefined || only === part;
  if (isWanted('pages') || only === 'nginx')
    sections.push({ title: 'Pages, memory', rows: await measureProgram(only === 'nginx') });
  if (isWanted('overload')) sections.push({ title: 'Overload', rows: await measureOverload() });
  if (isWanted('orders')) sections.push({ title: 'Orders', rows: await measureOrders() });
  if (isWanted('last-pieces')) sections.push({ title: 'Last pieces', rows: await measureLastPieces() });
  if (isWanted('growth')) sections.push({ title: 'Growth', rows: await measureGrowth() });
  if (isWanted('order-growth'))
    sections.push({ title: 'Growth of orders', rows: await measureOrderGrowth() });
  if (isWanted('gstr1')) sections.push({ title: 'GSTR-1', rows: await measureGstr1() });
  if (isWanted('backup')) sections.push({ title: 'Backup', rows: await measureBackup() });
  if (isWanted('admin')) sections.push({ title: 'Admin', rows: await measureAdmin() });
  if (isWanted('moving')) sections.push({ title: 'Moving in', rows: await measureMoving() });
  if (isWanted('photos')) sections.push({ title: 'Photos', rows: await measurePhotos() });
  if (isWanted('small-server')) sections.push({ title: 'Small server', rows: await measureSmallServer() });
  if (isWanted('two-webs')) sections.push({ title: 'Two web programs', rows: await measureTwoWebs() });
  const texts = sections.map((section) => formatSection(section, busyBefore));
  console.log(`\n${texts.join('\n')}`);
  // One part of a section would replace the whole section.
  if (process.argv.includes('--write') && only !== 'nginx')
    await writeReport(resolve(root, 'docs/bench.md'), texts);
}

async function measureProgram(onlyNginx: boolean): Promise<Row[]> {
  const dataDir = await makeDataDir();
  const rows: Row[] = [];
  try {
    const first = await startProgram({ dataDir });
    rows.push({ what: 'first start, demo products included', value: `${Math.round(first.readyMs)} ms` });
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
    { name: 'product page', path: `/product/${(await findProduct(url)).slug}` },
  ];
}

await main();
