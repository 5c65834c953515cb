import {
  type InvoiceDocument,
  invoiceTitle,
  formatBuyerGstin,
  formatDeclaration,
} from '#domain/invoice/invoice.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import type { InvoiceToDraw } from '#shop/ports.ts';
import { printLogo } from './logo.ts';
import { type Sheet, colour, measure, page, print, rule } from '#gateways/pdf/sheet.ts';
import { formatAddress, formatCreditNotes, formatDay, formatPayment } from './words.ts';

const half = (page.width - 24) / 2;
const rightHalf = page.left + half + 24;

/** Prints the seller, with the logo where there is one, and the type of the document. */
export function printHeading(sheet: Sheet, document: InvoiceDocument, logo?: string): void {
  const { seller, documentType } = document;
  const declaration = formatDeclaration(seller.kind);
  if (declaration) {
    const top = { x: page.left, y: sheet.y, width: page.width };
    sheet.y += print(sheet, declaration, top, { size: 9, strong: true, align: 'center' }) + 8;
  }
  const name = seller.tradeName || seller.name;
  const lines = [
    seller.tradeName && seller.tradeName !== seller.name ? seller.name : '',
    ...formatAddress(seller.address),
    [seller.phone, seller.email].filter(Boolean).join('  ·  '),
  ];
  const ids = [seller.gstin && `GSTIN ${seller.gstin}`, seller.pan && `PAN ${seller.pan}`]
    .filter(Boolean)
    .join('  ·  ');

  const box = { x: page.left, y: sheet.y, width: half };
  if (logo && seller.logo) box.y += printLogo(sheet, logo, seller.logo, box);
  box.y += print(sheet, name, box, { size: 17, strong: true }) + 1;
  for (const line of lines) box.y += print(sheet, line, box, { ink: colour.quiet });
  if (ids) box.y += print(sheet, ids, { ...box, y: box.y + 2 }, { strong: true }) + 2;

  const right = { x: rightHalf, y: sheet.y + 2, width: half };
  right.y += print(sheet, invoiceTitle(documentType), right, {
    size: 15,
    strong: true,
    ink: colour.accent,
    align: 'right',
  });
  // Rule 48 names the copy for the recipient; it binds registered sellers.
  if (documentType !== 'credit_note' && documentType !== 'plain_invoice')
    right.y += print(sheet, 'Original for recipient', right, {
      size: 7.5,
      ink: colour.quiet,
      align: 'right',
    });
  sheet.y = Math.max(box.y, right.y) + 10;
  rule(sheet, sheet.y, { ink: colour.accent, weight: 1.2 });
  sheet.y += 10;
}

/** Prints the heading of a continuation page. */
export function printContinuation(sheet: Sheet, { documentType, number }: InvoiceDocument): void {
  const box = { x: page.left, y: sheet.y, width: page.width };
  const title = `${invoiceTitle(documentType)} ${number}, continued`;
  sheet.y += print(sheet, title, box, { strong: true, ink: colour.quiet }) + 6;
}

type Fact = [label: string, value: string];

/** Prints number, dates, place of supply and the like, in two rows of a tinted band. */
export function printFacts(sheet: Sheet, invoice: InvoiceToDraw): void {
  const { document, creditNotes } = invoice;
  const { original, placeOfSupply, seller, number, issueDate, orderNumber, reverseCharge } = document;
  const isNote = original !== null;
  const facts: Fact[] = [
    [isNote ? 'Credit note no.' : 'Invoice no.', number],
    ['Date', formatDay(issueDate)],
    ['Order no.', orderNumber],
    ['Place of supply', `${placeOfSupply.name} (${placeOfSupply.code})`],
    ...(seller.kind === 'regular' ? [['Reverse charge', reverseCharge ? 'Yes' : 'No'] as Fact] : []),
    isNote
      ? ['Against invoice', `${original.number} of ${formatDay(original.issueDate)}`]
      : ['Payment', formatPayment(invoice)],
  ];
  if (isNote) facts.push(['Reason', original.reason]);
  if (creditNotes.length > 0) facts.push(['Credit note', formatCreditNotes(creditNotes)]);
  const columns = 3;
  const width = (page.width - 24) / columns - 8;
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, row) =>
    facts.slice(row * columns, row * columns + columns),
  );
  const widthOf = (row: Fact[]) => (row.length === 1 ? page.width - 24 : width);
  const heights = rows.map(
    (row) =>
      Math.max(...row.map(([, value]) => measure(sheet, value, widthOf(row), { size: 9, strong: true }))) +
      10,
  );
  const height = heights.reduce((sum, one) => sum + one, 0) + 6 * (rows.length - 1) + 18;
  sheet.pdf.roundedRect(page.left, sheet.y, page.width, height, 4).fill(colour.ground);
  let y = sheet.y + 9;
  for (const [index, row] of rows.entries()) {
    for (const [column, [label, value]] of row.entries()) {
      const box = { x: page.left + 12 + column * (width + 8), y, width: widthOf(row) };
      print(sheet, label, box, { size: 7, ink: colour.quiet });
      print(sheet, value, { ...box, y: y + 9.5 }, { size: 9, strong: true });
    }
    y += heights[index]! + 6;
  }
  sheet.y += height + 12;
}

/** Prints the buyer and the delivery address. */
export function printParties(sheet: Sheet, { buyer, deliveryAddress, seller }: InvoiceDocument): void {
  const contact = [formatPhone(buyer.phone), buyer.email].filter(Boolean).join('  ·  ');
  const billed = [
    ...formatAddress(buyer.address),
    formatBuyerGstin(buyer.gstin, seller.kind),
    contact,
  ].filter(Boolean);
  const left = printBlock(sheet, { x: page.left, title: 'Bill to', name: buyer.name, lines: billed });
  const right = printBlock(sheet, {
    x: rightHalf,
    title: 'Deliver to',
    name: buyer.name,
    lines: formatAddress(deliveryAddress),
  });
  sheet.y = Math.max(left, right) + 12;
}

function printBlock(
  sheet: Sheet,
  block: { x: number; title: string; name: string; lines: string[] },
): number {
  const box = { x: block.x, y: sheet.y, width: half };
  box.y += print(sheet, block.title, box, { size: 7, ink: colour.quiet }) + 1;
  box.y += print(sheet, block.name, box, { size: 9.5, strong: true }) + 1;
  for (const line of block.lines) box.y += print(sheet, line, box, { size: 8.5 });
  return box.y;
}
