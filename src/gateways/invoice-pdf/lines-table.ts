import type { InvoiceDocument, InvoiceLine } from '#domain/invoice/invoice.ts';
import { printContinuation } from './heading.ts';
import {
  type Box,
  type Sheet,
  colour,
  makeRoom,
  measure,
  page,
  print,
  printFigure,
  rule,
} from '#gateways/pdf/sheet.ts';
import { formatFigure, formatRate, taxParts } from './words.ts';

const size = 7.8;
const lineHeight = 11;
const padding = 4;

type Column = { left: number; width: number };

const first = { no: 18 };
const middle = { hsn: 46, quantity: 36, price: 54, discount: 48 };
const last = { total: 58 };

/** Left edge and width of every column; numbers are right-aligned. */
const taxedColumns = layOut({ ...first, item: 125, ...middle, taxable: 56, tax: 78, ...last });
/** Without tax a line's value equals its amount, and the item column takes the width of both tax columns. */
const untaxedColumns = layOut({ ...first, item: 125 + 56 + 78, ...middle, ...last });

type Name = keyof typeof taxedColumns;
type Columns = typeof untaxedColumns & Partial<typeof taxedColumns>;

const headings: Record<Name, string> = {
  no: '#',
  item: 'Item',
  hsn: 'HSN',
  quantity: 'Qty',
  price: 'Price incl. GST ₹',
  discount: 'Discount ₹',
  taxable: 'Taxable ₹',
  tax: 'Tax ₹',
  total: 'Amount ₹',
};

/** Prints every line with the fields that Rule 46 requires; the table's head is repeated on each page. */
export function printLines(sheet: Sheet, document: InvoiceDocument): void {
  printTableHead(sheet, document);
  for (const [index, line] of document.lines.entries()) {
    const height = heightOf(sheet, document, line);
    if (makeRoom(sheet, height)) {
      printContinuation(sheet, document);
      printTableHead(sheet, document);
    }
    printLine(sheet, { document, line, no: index + 1 });
    sheet.y += height;
    rule(sheet, sheet.y, { weight: 0.4 });
  }
  printSums(sheet, document);
}

/** Returns the columns. Only a regular taxpayer has tax columns: the other sellers charge no tax, and their prices contain none. */
function columnsOf({ seller }: InvoiceDocument): Columns {
  return seller.kind === 'regular' ? taxedColumns : untaxedColumns;
}

function printTableHead(sheet: Sheet, document: InvoiceDocument): void {
  const titles = document.summary.taxPaise === 0 ? { ...headings, price: 'Price ₹' } : headings;
  const columns = Object.entries(columnsOf(document)) as [Name, Column][];
  const style = { size: 7, strong: true, ink: colour.quiet };
  const heights = columns.map(([name, column]) => measure(sheet, titles[name], inner(column), style));
  const height = Math.max(...heights) + 2 * padding;
  sheet.pdf.rect(page.left, sheet.y, page.width, height).fill(colour.ground);
  for (const [name, column] of columns) {
    const align = name === 'item' || name === 'hsn' || name === 'no' ? 'left' : 'right';
    print(sheet, titles[name], at(sheet, column), { ...style, align });
  }
  sheet.y += height;
}

type Row = { document: InvoiceDocument; line: InvoiceLine; no: number };

function printLine(sheet: Sheet, { document, line, no }: Row): void {
  const columns = columnsOf(document);
  const quiet = { size, ink: colour.quiet };
  printFigure(sheet, String(no), at(sheet, columns.no), { ...quiet, align: 'left' });
  const item = at(sheet, columns.item);
  item.y += print(sheet, line.name, item, { size, strong: line.kind === 'goods' });
  print(sheet, line.description, item, { ...quiet, size: 7 });
  printFigure(sheet, line.hsn, at(sheet, columns.hsn), { size, align: 'left' });
  // A price reduction has no quantity and no unit price.
  const [pieces, price] =
    line.quantity > 0 ? [`${line.quantity} ${line.uqc}`, formatFigure(line.unitPricePaise)] : ['–', '–'];
  printFigure(sheet, pieces, at(sheet, columns.quantity), { size });
  printFigure(sheet, price, at(sheet, columns.price), { size });
  const discount = line.discountPaise > 0 ? formatFigure(line.discountPaise) : '–';
  printFigure(sheet, discount, at(sheet, columns.discount), { size });
  if (columns.taxable)
    printFigure(sheet, formatFigure(line.taxablePaise), at(sheet, columns.taxable), { size });
  if (columns.tax) printTax(sheet, { document, line }, at(sheet, columns.tax));
  printFigure(sheet, formatFigure(line.totalPaise), at(sheet, columns.total), { size, strong: true });
}

function printTax(sheet: Sheet, { document, line }: Omit<Row, 'no'>, box: Box): void {
  if (line.rateBp === 0) {
    printFigure(sheet, 'Nil-rated', box, { size, ink: colour.quiet });
    return;
  }
  let { y } = box;
  for (const { label, rateBp, amount } of taxParts(document, line.rateBp)) {
    const taxName = `${label} ${formatRate(rateBp)}`;
    const left = { ...box, y, x: box.x + 4, width: 44 };
    const taken = printFigure(sheet, taxName, left, { size: 7, ink: colour.quiet, align: 'left' }) + 8;
    const right = { ...box, y, x: box.x + taken, width: box.width - taken };
    printFigure(sheet, formatFigure(line[amount]), right, { size });
    y += lineHeight;
  }
}

function heightOf(sheet: Sheet, document: InvoiceDocument, line: InvoiceLine): number {
  const width = inner(columnsOf(document).item);
  const words =
    measure(sheet, line.name, width, { size, strong: line.kind === 'goods' }) +
    measure(sheet, line.description, width, { size: 7 });
  const tax = line.rateBp === 0 ? lineHeight : taxParts(document, line.rateBp).length * lineHeight;
  return Math.max(words, tax) + 2 * padding;
}

function printSums(sheet: Sheet, document: InvoiceDocument): void {
  const { summary, lines } = document;
  const columns = columnsOf(document);
  if (makeRoom(sheet, 20)) printContinuation(sheet, document);
  const strong = { size, strong: true };
  const sums: [Column | undefined, number][] = [
    [columns.discount, summary.discountPaise],
    [columns.taxable, summary.taxablePaise],
    [columns.total, lines.reduce((sum, line) => sum + line.totalPaise, 0)],
    [columns.tax, summary.taxPaise],
  ];
  print(sheet, 'Sum', at(sheet, columns.item), strong);
  for (const [column, paise] of sums)
    if (column) printFigure(sheet, formatFigure(paise), at(sheet, column), strong);
  sheet.y += lineHeight + 2 * padding;
  rule(sheet, sheet.y, { ink: colour.quiet });
  sheet.y += 12;
}

function layOut<Names extends string>(widths: Record<Names, number>): Record<Names, Column> {
  let left = page.left;
  const placed = Object.entries<number>(widths).map(([name, width]) => {
    left += width;
    return [name, { left: left - width, width }];
  });
  return Object.fromEntries(placed);
}

function inner({ width }: Column): number {
  return width - 6;
}

function at(sheet: Sheet, column: Column): Box {
  return { x: column.left + 3, y: sheet.y + padding, width: inner(column) };
}
