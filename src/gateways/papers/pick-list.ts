import { type PickLine, countPieces } from '#domain/order/papers.ts';
import { formatDayMonthYear } from '#domain/day-words.ts';
import { formatCount } from '#domain/format-count.ts';
import {
  type Sheet,
  colour,
  makeRoom,
  measure,
  page,
  print,
  printFigure,
  rule,
} from '#gateways/pdf/sheet.ts';
import { printEach } from './print-each.ts';

const columns = { tick: page.left, sku: page.left + 20, item: page.left + 130, quantity: page.left + 330 };
const orders = { x: page.left + 380, width: page.width - 380 };
const orderHeight = 11;
/** The orders of one row: with more of them it would not fit on a page. */
const mostOrders = 55;

/** Prints the pieces to fetch, shelf by shelf, with a box to tick and the orders that they are for. */
export async function printPickList(
  sheet: Sheet,
  { picks, many, day }: { picks: PickLine[]; many: number; day: string },
): Promise<void> {
  sheet.pdf.addPage({ size: 'A4', margin: 0 });
  sheet.y = page.top;
  const box = { x: page.left, y: sheet.y, width: page.width };
  sheet.y += print(sheet, 'Pick list', box, { size: 17, strong: true });
  const words = [
    formatDayMonthYear(day),
    formatCount(many, 'order'),
    formatCount(countPieces(picks), 'piece'),
  ].join('  ·  ');
  sheet.y += print(sheet, words, { ...box, y: sheet.y }, { size: 9, ink: colour.quiet }) + 10;
  await printEach(picks, (pick) => printPick(sheet, pick));
}

function printPick(sheet: Sheet, pick: PickLine): void {
  for (let at = 0; at < pick.orders.length; at += mostOrders)
    printRow(sheet, { ...pick, orders: pick.orders.slice(at, at + mostOrders) }, at > 0);
}

/** Prints a row. One that continues another has further orders of the same pieces, and neither box nor quantity. */
function printRow(sheet: Sheet, pick: PickLine, continues: boolean): void {
  const item = [pick.name, pick.variant, continues && 'continued'].filter(Boolean).join(', ');
  const height =
    Math.max(
      measure(sheet, item, 190, { size: 9 }),
      pick.orders.length * orderHeight,
      pick.location ? 26 : 12,
    ) + 10;
  makeRoom(sheet, height);
  rule(sheet, sheet.y);
  const y = sheet.y + 5;
  const left = { size: 9, strong: true, align: 'left' as const };
  const sku = { x: columns.sku, y, width: 105 };
  if (pick.location) sku.y += print(sheet, pick.location, sku, { size: 11, strong: true });
  printFigure(sheet, pick.sku, sku, { ...left, strong: !pick.location });
  print(sheet, item, { x: columns.item, y, width: 190 }, { size: 9 });
  if (!continues) printCount(sheet, pick, y);
  const quiet = { ink: colour.quiet, align: 'left' as const };
  for (const [index, order] of pick.orders.entries())
    printFigure(sheet, order, { ...orders, y: y + index * orderHeight }, quiet);
  sheet.y += height;
}

function printCount(sheet: Sheet, { quantity }: PickLine, y: number): void {
  sheet.pdf.rect(columns.tick, y, 10, 10).lineWidth(0.8).strokeColor(colour.ink).stroke();
  const box = { x: columns.quantity, y, width: 30 };
  printFigure(sheet, String(quantity), box, { size: 13, strong: true });
}
