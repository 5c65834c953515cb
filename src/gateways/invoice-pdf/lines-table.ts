import type { InvoiceDocument, InvoiceLine } from '#domain/invoice.ts';
import { printContinuation } from './heading.ts';
import { type Box, type Sheet, colour, makeRoom, measure, page, print, printFigure, rule } from './sheet.ts';
import { sayFigure, sayRate, taxParts } from './words.ts';

const size = 7.8;
const lineHeight = 11;
const padding = 4;

/** Left edge and width of every column; figures are set to the right. */
const columns = layOut({
  no: 18,
  item: 125,
  hsn: 46,
  quantity: 36,
  price: 54,
  discount: 48,
  taxable: 56,
  tax: 78,
  total: 58,
});
const headings: Record<keyof typeof columns, string> = {
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
type Name = keyof typeof columns;

/** Every line with what Rule 46 wants of it; the head of the table stands on each page. */
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

function printTableHead(sheet: Sheet, document: InvoiceDocument): void {
  const said = headingsOf(document);
  const style = { size: 7, strong: true, ink: colour.quiet };
  const heights = Object.entries(said).map(([name, text]) =>
    measure(sheet, text, inner(columns[name as Name]), style),
  );
  const height = Math.max(...heights) + 2 * padding;
  sheet.pdf.rect(page.left, sheet.y, page.width, height).fill(colour.ground);
  for (const [name, text] of Object.entries(said) as [Name, string][]) {
    const align = name === 'item' || name === 'hsn' || name === 'no' ? 'left' : 'right';
    print(sheet, text, at(sheet, name), { ...style, align });
  }
  sheet.y += height;
}

/** A bill of supply charges no tax: there is none in its prices. Only a regular taxpayer has a column for it. */
function headingsOf({ summary, seller }: InvoiceDocument): typeof headings {
  if (seller.kind !== 'regular') return { ...headings, price: 'Price ₹', taxable: 'Value ₹', tax: '' };
  return summary.taxPaise === 0 ? { ...headings, price: 'Price ₹' } : headings;
}

type Row = { document: InvoiceDocument; line: InvoiceLine; no: number };

function printLine(sheet: Sheet, { document, line, no }: Row): void {
  const quiet = { size, ink: colour.quiet };
  printFigure(sheet, String(no), at(sheet, 'no'), { ...quiet, align: 'left' });
  const item = at(sheet, 'item');
  item.y += print(sheet, line.name, item, { size, strong: line.kind === 'goods' });
  print(sheet, line.description, item, { ...quiet, size: 7 });
  printFigure(sheet, line.hsn, at(sheet, 'hsn'), { size, align: 'left' });
  // A cut of the price is of no piece.
  const pieces = line.quantity > 0 ? `${line.quantity} ${line.uqc}` : '–';
  printFigure(sheet, pieces, at(sheet, 'quantity'), { size });
  printFigure(sheet, line.quantity > 0 ? sayFigure(line.unitPricePaise) : '–', at(sheet, 'price'), { size });
  printFigure(sheet, line.discountPaise > 0 ? sayFigure(line.discountPaise) : '–', at(sheet, 'discount'), {
    size,
  });
  printFigure(sheet, sayFigure(line.taxablePaise), at(sheet, 'taxable'), { size });
  printTax(sheet, document, line);
  printFigure(sheet, sayFigure(line.totalPaise), at(sheet, 'total'), { size, strong: true });
}

function printTax(sheet: Sheet, document: InvoiceDocument, line: InvoiceLine): void {
  if (document.seller.kind !== 'regular') return;
  const box = at(sheet, 'tax');
  if (line.rateBp === 0) {
    printFigure(sheet, 'Nil-rated', box, { size, ink: colour.quiet });
    return;
  }
  for (const { label, rateBp, amount } of taxParts(document, line.rateBp)) {
    const said = `${label} ${sayRate(rateBp)}`;
    const left = { ...box, x: box.x + 4, width: 44 };
    const taken = printFigure(sheet, said, left, { size: 7, ink: colour.quiet, align: 'left' }) + 8;
    const right = { ...box, x: box.x + taken, width: box.width - taken };
    printFigure(sheet, sayFigure(line[amount]), right, { size });
    box.y += lineHeight;
  }
}

function heightOf(sheet: Sheet, document: InvoiceDocument, line: InvoiceLine): number {
  const width = inner(columns.item);
  const words =
    measure(sheet, line.name, width, { size, strong: line.kind === 'goods' }) +
    measure(sheet, line.description, width, { size: 7 });
  const tax = line.rateBp === 0 ? lineHeight : taxParts(document, line.rateBp).length * lineHeight;
  return Math.max(words, tax) + 2 * padding;
}

function printSums(sheet: Sheet, document: InvoiceDocument): void {
  const { summary, lines, seller } = document;
  if (makeRoom(sheet, 20)) printContinuation(sheet, document);
  const strong = { size, strong: true };
  const sums: [Name, number][] = [
    ['discount', summary.discountPaise],
    ['taxable', summary.taxablePaise],
    ['total', lines.reduce((sum, line) => sum + line.totalPaise, 0)],
  ];
  if (seller.kind === 'regular') sums.push(['tax', summary.taxPaise]);
  print(sheet, 'Sum', at(sheet, 'item'), strong);
  for (const [name, paise] of sums) printFigure(sheet, sayFigure(paise), at(sheet, name), strong);
  sheet.y += lineHeight + 2 * padding;
  rule(sheet, sheet.y, { ink: colour.quiet });
  sheet.y += 12;
}

function layOut<Names extends string>(
  widths: Record<Names, number>,
): Record<Names, { left: number; width: number }> {
  let left = page.left;
  const placed = Object.entries<number>(widths).map(([name, width]) => {
    left += width;
    return [name, { left: left - width, width }];
  });
  return Object.fromEntries(placed);
}

function inner({ width }: { width: number }): number {
  return width - 6;
}

function at(sheet: Sheet, name: Name): Box {
  const column = columns[name];
  return { x: column.left + 3, y: sheet.y + padding, width: inner(column) };
}
