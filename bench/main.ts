import { resolve } from 'node:path';
import { buildProgram, makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
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

const PAGES = 'Pages, memory';
/** The parts by name, in the order in which they are measured. */
const parts: Record<string, { title: Section['title']; measure: () => Promise<Row[]> }> = {
  pages: { title: PAGES, measure: () => measureProgram(false) },
  overload: { title: 'Overload', measure: measureOverload },
  orders: { title: 'Orders', measure: measureOrders },
  'last-pieces': { title: 'Last pieces', measure: measureLastPieces },
  growth: { title: 'Growth', measure: measureGrowth },
  'order-growth': { title: 'Growth of orders', measure: measureOrderGrowth },
  gstr1: { title: 'GSTR-1', measure: measureGstr1 },
  backup: { title: 'Backup', measure: measureBackup },
  admin: { title: 'Admin', measure: measureAdmin },
  moving: { title: 'Moving in', measure: measureMoving },
  photos: { title: 'Photos', measure: measurePhotos },
  'small-server': { title: 'Small server', measure: measureSmallServer },
  'two-webs': { title: 'Two web programs', measure: measureTwoWebs },
};

/**
 * Runs `npm run bench`: measures the built program on fresh data directories, load and program on the same machine, and prints a table for
 * each part at the end. With the word of a part, or `nginx`, it measures only that; with `--write` it writes the results to docs/bench.md.
 */
async function main(): Promise<void> {
  const only = process.argv.slice(2).find((word) => !word.startsWith('-'));
  const isNginx = only === 'nginx';
  const chosen = Object.entries(parts).filter(([word]) => only === undefined || only === word);
  if (chosen.length === 0 && !isNginx)
    throw new Error(`There is no part ${only}. There are: ${Object.keys(parts).join(' ')} nginx`);
  const busyBefore = await countBusyCores();
  buildProgram();
  const sections: Section[] = isNginx ? [{ title: PAGES, rows: await measureProgram(true) }] : [];
  for (const [, { title, measure }] of chosen) sections.push({ title, rows: await measure() });
  const texts = sections.map((section) => formatSection(section, busyBefore));
  console.log(`\n${texts.join('\n')}`);
  // A single part would replace the whole section.
  if (process.argv.includes('--write') && !isNginx)
    await writeReport(resolve(import.meta.dirname, '../docs/bench.md'), texts);
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
