import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type InvoiceDocument, invoiceTitle } from '#domain/invoice/invoice.ts';
import type { DrawInvoice, MediaStorePort } from '#shop/context.ts';
import { printClosing } from './invoice-pdf/closing.ts';
import { printFacts, printHeading, printParties } from './invoice-pdf/heading.ts';
import { printLines } from './invoice-pdf/lines-table.ts';
import { type Sheet, colour, openSheet, page, print } from './invoice-pdf/sheet.ts';

/** Draws invoices and credit notes as A4 pages with every field of Rule 46; reads a signature picture from the shop's media. */
export function createInvoicePrinter(mediaStore: MediaStorePort): DrawInvoice {
  return async (invoice) => {
    const { document } = invoice;
    const { documentType, number, issueDate, seller } = document;
    const title = `${invoiceTitle(documentType)} ${number}`;
    const signature = await readSignature(mediaStore, seller.signatureImage);
    const sheet = await openSheet({ title, author: seller.name || seller.tradeName, day: issueDate });
    const bytes = buffer(sheet.pdf);
    printHeading(sheet, document);
    printFacts(sheet, invoice);
    printParties(sheet, document);
    printLines(sheet, document);
    printClosing(sheet, document, signature);
    printFeet(sheet, title, document);
    sheet.pdf.end();
    return bytes;
  };
}

function printFeet(sheet: Sheet, title: string, { seller }: InvoiceDocument): void {
  const { count } = sheet.pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(index);
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
