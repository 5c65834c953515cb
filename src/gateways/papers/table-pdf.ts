import { buffer } from 'node:stream/consumers';
import type { DrawTable } from '#shop/ports.ts';
import {
  type Sheet,
  colour,
  makeRoom,
  measure,
  openSheet,
  page,
  print,
  printFigure,
  rule,
} from '#gateways/pdf/sheet.ts';
import { printEach } from './print-each.ts';

type Cell = string | number;
type Column = { heading: string; x: number; width: number; isNumber: boolean };

const gap = 8;
const figureWidth = 58;
const textWidth = 92;

/** Draws a table on A4 pages, with its headings on each. The first column takes the remaining width. */
export const drawTable: DrawTable = async ({ title, lines, headings, rows, note, author, day }) => {
  const sheet = await openSheet({ title, author, day });
  const bytes = buffer(sheet.pdf);
  sheet.pdf.addPage({ size: 'A4', margin: 0 });
  sheet.y = page.top;
  const wide = { x: page.left, width: page.width };
  sheet.y += print(sheet, title, { ...wide, y: sheet.y }, { size: 17, strong: true }) + 2;
  for (const line of lines)
    sheet.y += print(sheet, line, { ...wide, y: sheet.y }, { size: 9, ink: colour.quiet });
  if (note) sheet.y += print(sheet, note, { ...wide, y: sheet.y + 4 }, { size: 9 }) + 4;
  sheet.y += 12;
  const columns = layOut(headings, rows);
  printHead(sheet, columns);
  await printEach(rows, (row) => printRow(sheet, columns, row));
  if (rows.length === 0)
    print(sheet, 'Nothing in this period.', { ...wide, y: sheet.y + 6 }, { size: 9, ink: colour.quiet });
  sheet.pdf.end();
  return bytes;
};

function layOut(headings: readonly string[], rows: readonly (readonly Cell[])[]): Column[] {
  const isNumber = headings.map((_, at) => rows.length > 0 && typeof rows[0]![at] === 'number');
  const widths: number[] = isNumber.map((figure) => (figure ? figureWidth : textWidth));
  const others = widths.slice(1).reduce((sum, width) => sum + width + gap, 0);
  widths[0] = page.width - others;
  let x = page.left;
  return headings.map((heading, at) => {
    const column = { heading, x, width: widths[at]!, isNumber: isNumber[at]! };
    x += column.width + gap;
    return column;
  });
}

function printHead(sheet: Sheet, columns: readonly Column[]): void {
  const style = { size: 8, strong: true, ink: colour.quiet };
  const height = Math.max(...columns.map(({ heading, width }) => measure(sheet, heading, width, style)));
  for (const { heading, isNumber, ...box } of columns)
    print(sheet, heading, { ...box, y: sheet.y }, { ...style, align: isNumber ? 'right' : 'left' });
  sheet.y += height + 4;
  rule(sheet, sheet.y, { ink: colour.ink });
}

function printRow(sheet: Sheet, columns: readonly Column[], row: readonly Cell[]): void {
  const texts = columns.map((column, at) => ({ column, text: format(row[at] ?? '', column.heading) }));
  const height =
    Math.max(
      ...texts.map(({ column, text }) =>
        column.isNumber ? 12 : measure(sheet, text, column.width, { size: 9 }),
      ),
    ) + 8;
  if (makeRoom(sheet, height)) printHead(sheet, columns);
  for (const { column, text } of texts) {
    const box = { x: column.x, y: sheet.y + 4, width: column.width };
    if (column.isNumber) printFigure(sheet, text, box, { size: 9 });
    else print(sheet, text, box, { size: 9 });
  }
  sheet.y += height;
  rule(sheet, sheet.y);
}

/** Writes a number with Indian grouping, and rupees with both decimals. */
function format(cell: Cell, heading: string): string {
  if (typeof cell === 'string') return cell;
  return cell
    .toLocaleString('en-IN', {
      minimumFractionDigits: heading.includes('₹') ? 2 : 0,
      maximumFractionDigits: 2,
    })
    .replace('-', '−');
}
