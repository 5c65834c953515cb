import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type InvoiceDocument, invoiceTitle } from '#domain/invoice/invoice.ts';
import type { DrawInvoice, InvoiceToDraw, MediaStorePort } from '#shop/ports.ts';
import { printClosing } from './closing.ts';
import { printFacts, printHeading, printParties } from './heading.ts';
import { printLines } from './lines-table.ts';
import { readLogo } from './logo.ts';
import { type Sheet, colour, openSheet, page, print } from '#gateways/pdf/sheet.ts';

/** Draws invoices and credit notes as A4 pages with every field of Rule 46; reads signature and logo from the shop's media. */
export function createInvoicePrinter(mediaStore: MediaStorePort): DrawInvoice {
  return async (invoice) => {
    const { issueDate, seller } = invoice.document;
    const author = seller.name || seller.tradeName;
    const sheet = await openSheet({ title: toTitle(invoice.document), author, day: issueDate });
    const bytes = buffer(sheet.pdf);
    await printInvoice(sheet, invoice, mediaStore);
    sheet.pdf.end();
    return bytes;
  };
}

/** Prints an invoice on new pages of a sheet, which count from 1. */
export async function printInvoice(
  sheet: Sheet,
  invoice: InvoiceToDraw,
  mediaStore: MediaStorePort,
): Promise<void> {
  const { document } = invoice;
  const signature = await readSignature(mediaStore, document.seller.signatureImage);
  const logo = await readLogo(sheet, mediaStore, document.seller.logo);
  const before = sheet.pdf.bufferedPageRange().count;
  sheet.pdf.addPage({ size: 'A4', margin: 0 });
  sheet.y = page.top;
  printHeading(sheet, document, logo);
  printFacts(sheet, invoice);
  printParties(sheet, document);
  printLines(sheet, document);
  printClosing(sheet, document, signature);
  printFeet(sheet, document, before);
}

function toTitle({ documentType, number }: InvoiceDocument): string {
  return `${invoiceTitle(documentType)} ${number}`;
}

function printFeet(sheet: Sheet, document: InvoiceDocument, before: number): void {
  const { seller } = document;
  const title = toTitle(document);
  const count = sheet.pdf.bufferedPageRange().count - before;
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(before + index);
    const box = { x: page.left, y: page.foot, width: page.width };
    const style = { size: 7, ink: colour.quiet };
    print(
      sheet,
      [seller.tradeName || seller.name, title].filter(Boolean).join('  ·  '),
      { ...box, width: page.width - 80 },
      style,
    );
    print(sheet, `Page ${index + 1} of ${count}`, box, { ...style, align: 'right' });
  }
}

/** Reads a picture of the shop, `/media/<key>/<name>`, as a PNG, which a PDF can embed. */
async function readSignature(
  mediaStore: MediaStorePort,
  address: string | null,
): Promise<Uint8Array | undefined> {
  const [, key, name] = /^\/media\/([\w-]+)\/([\w.-]+)$/.exec(address ?? '') ?? [];
  const bytes = key && name ? await mediaStore.read(key, name) : undefined;
  return bytes && sharp(bytes).resize({ width: 480, withoutEnlargement: true }).png().toBuffer();
}
