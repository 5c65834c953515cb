import {
  type InvoiceDocument,
  UNSIGNED_WORDS,
  closingWords,
  formatTaxInPrices,
} from '#domain/invoice/invoice.ts';
import { formatRupees } from '#domain/money/money.ts';
import { printContinuation } from './heading.ts';
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
import { formatFigure, formatRate, taxParts } from './words.ts';

const rowHeight = 13;
const signatureHeight = 86;
const left = { x: page.left, width: 270 };
const right = { x: page.left + 303, width: 212 };

/** Prints the tax by rate, the amount due, the amount in words and the signature; a page break never splits them. */
export function printClosing(
  sheet: Sheet,
  document: InvoiceDocument,
  signature: Uint8Array | undefined,
): void {
  const sums = sumsOf(document);
  const words = measure(sheet, document.amountInWords, page.width, { size: 9, strong: true });
  const figures = Math.max(sums.length * rowHeight + 44, (document.rates.length + 1) * rowHeight);
  if (makeRoom(sheet, figures + words + signatureHeight + 38)) printContinuation(sheet, document);
  const top = sheet.y;
  const below = [printRates(sheet, document, top), printTotals(sheet, sums, document, top)];
  sheet.y = Math.max(...below) + 12;
  const box = { x: page.left, y: sheet.y, width: page.width };
  sheet.y += print(sheet, 'Amount in words', box, { size: 7, ink: colour.quiet }) + 1;
  sheet.y += print(sheet, document.amountInWords, { ...box, y: sheet.y }, { size: 9, strong: true }) + 14;
  rule(sheet, sheet.y);
  printSignature(sheet, document, signature);
}

type Sum = [label: string, paise: number];

function sumsOf(document: InvoiceDocument): Sum[] {
  const { summary, seller } = document;
  const taxes = taxParts(document, 0).map(({ label, amount }): Sum => [label, summary[amount]]);
  const rounding: Sum[] = summary.roundingPaise === 0 ? [] : [['Round-off', summary.roundingPaise]];
  const value = seller.kind === 'regular' ? 'Taxable value' : 'Value';
  return [[value, summary.taxablePaise], ...taxes, ...rounding];
}

function printTotals(
  sheet: Sheet,
  sums: Sum[],
  { summary, documentType, seller }: InvoiceDocument,
  top: number,
): number {
  let y = top;
  for (const [label, paise] of sums) {
    print(sheet, label, { ...right, y }, { size: 8.5, ink: colour.quiet });
    printFigure(sheet, formatRupees(paise), { ...right, y }, { size: 8.5 });
    y += rowHeight;
  }
  y += 2;
  sheet.pdf.roundedRect(right.x - 8, y, right.width + 16, 26, 4).fill(colour.ground);
  const label = documentType === 'credit_note' ? 'Total credited' : 'Total';
  print(sheet, label, { ...right, y: y + 6 }, { size: 10.5, strong: true });
  printFigure(
    sheet,
    formatRupees(summary.totalPaise),
    { ...right, y: y + 4 },
    { size: 13, strong: true, ink: colour.accent },
  );
  y += 30;
  if (summary.discountPaise === 0) return y;
  const when = seller.kind === 'regular' ? ' before tax' : '';
  const saved = `Discount given${when}: ${formatRupees(summary.discountPaise)}`;
  return y + print(sheet, saved, { ...right, y }, { size: 7.5, ink: colour.quiet, align: 'right' });
}

function printRates(sheet: Sheet, document: InvoiceDocument, top: number): number {
  const parts = taxParts(document, 0);
  if (parts.length === 0) return top;
  const names = ['Tax rate', 'Taxable ₹', ...parts.map(({ label }) => `${label} ₹`), 'Tax ₹'];
  const width = left.width / names.length;
  const cell = (column: number, y: number) => ({ x: left.x + column * width, y, width: width - 4 });
  let y = top;
  for (const [column, name] of names.entries()) {
    print(sheet, name, cell(column, y), {
      size: 7,
      strong: true,
      ink: colour.quiet,
      align: column === 0 ? 'left' : 'right',
    });
  }
  y += rowHeight;
  for (const row of document.rates) {
    rule(sheet, y - 2, { left: left.x, right: left.x + left.width, weight: 0.4 });
    const taxes = parts.map(({ amount }) => row[amount]);
    const figures = [row.taxablePaise, ...taxes, taxes.reduce((sum, paise) => sum + paise, 0)];
    print(sheet, row.rateBp === 0 ? 'Nil' : formatRate(row.rateBp), cell(0, y), { size: 8 });
    for (const [index, paise] of figures.entries())
      printFigure(sheet, formatFigure(paise), cell(index + 1, y), { size: 8 });
    y += rowHeight;
  }
  return y;
}

function printSignature(
  sheet: Sheet,
  { seller, original, summary }: InvoiceDocument,
  signature: Uint8Array | undefined,
): void {
  const top = sheet.y + 10;
  const thanks = closingWords(original);
  let y = top;
  y += print(sheet, thanks, { ...left, y }, { size: 10, strong: true, ink: colour.accent }) + 3;
  print(
    sheet,
    formatTaxInPrices(summary.taxPaise, seller.kind),
    { ...left, y },
    { size: 7.5, ink: colour.quiet },
  );
  const box = { ...right, y: top };
  box.y += print(sheet, `For ${seller.name || seller.tradeName}`, box, { size: 8.5, align: 'right' });
  if (!signature) {
    sheet.y = box.y + print(sheet, UNSIGNED_WORDS, box, { size: 7.5, ink: colour.quiet, align: 'right' });
    return;
  }
  sheet.pdf.image(Buffer.from(signature), right.x + right.width - 120, box.y + 2, {
    fit: [120, 38],
    align: 'right',
    valign: 'center',
  });
  box.y += 42;
  box.y += print(sheet, seller.signatoryName, box, { size: 8.5, strong: true, align: 'right' });
  sheet.y =
    box.y + print(sheet, 'Authorised signatory', box, { size: 7.5, ink: colour.quiet, align: 'right' });
}
