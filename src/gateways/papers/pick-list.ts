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

const columns = { tick: page.left, sku: page.left + 20, item: page.left + 130, quantity: page.left + 330 };
const orders = { x: page.left + 380, width: page.width - 380 };

/** Prints the pieces to fetch, shelf by shelf, with a box to tick and the orders that they are for. */
export function printPickList(
  sheet: Sheet,
  { picks, many, day }: { picks: PickLine[]; many: number; day: string },
): void {
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
  for (const pick of picks) printPick(sheet, pick);
}

function printPick(sheet: Sheet, pick: PickLine): void {
  const item = [pick.name, pick.variant].filter(Boolean).join(', ');
  const orderNumbers = pick.orders.join(', ');
  const height =
    Math.max(
      measure(sheet, item, 190, { size: 9 }),
      measure(sheet, orderNumbers, orders.width),
      pick.location ? 26 : 12,
    ) + 10;
  makeRoom(sheet, height);
  rule(sheet, sheet.y);
  const y = sheet.y + 5;
  sheet.pdf.rect(columns.tick, y, 10, 10).lineWidth(0.8).strokeColor(colour.ink).stroke();
  const left = { size: 9, strong: true, align: 'left' as const };
  const sku = { x: columns.sku, y, width: 105 };
  if (pick.location) sku.y += print(sheet, pick.location, sku, { size: 11, strong: true });
  printFigure(sheet, pick.sku, sku, { ...left, strong: !pick.location });
  print(sheet, item, { x: columns.item, y, width: 190 }, { size: 9 });
  printFigure(
    sheet,
    String(pick.quantity),
    { x: columns.quantity, y, width: 30 },
    { size: 13, strong: true },
  );
  print(sheet, orderNumbers, { x: orders.x, y, width: orders.width }, { ink: colour.quiet });
  sheet.y += height;
}
