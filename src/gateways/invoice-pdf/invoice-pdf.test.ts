import { NOTHING_CREDITED } from '#test/make-invoice.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { computeCredit } from '#domain/invoice/compute-credit.ts';
import { toCreditNote } from '#domain/invoice/credit-note.ts';
import type { InvoiceDocument, InvoiceStatus } from '#domain/invoice/invoice.ts';
import type { CreditNoteOver } from '#contract/invoice.ts';
import { createInvoicePrinter } from './invoice-pdf.ts';
import { makeDocument } from '#test/papers/make-document.ts';
import { toPlainText } from '#gateways/pdf/plain-text.ts';
import { createMediaStore } from '#gateways/media-store.ts';

const drawInvoice = createInvoicePrinter(createMediaStore(join(tmpdir(), 'no-pictures-here')));

async function readPages(
  document: InvoiceDocument,
  status: InvoiceStatus = 'paid',
  creditNotes: CreditNoteOver[] = [],
): Promise<string[]> {
  const duePaise = document.summary.totalPaise;
  const bytes = await drawInvoice({ document, status, creditNotes, duePaise });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((one) => one.replaceAll(/\s+/g, ' '));
}

test('a composition dealer’s document is a bill of supply with the statutory words on top, and no tax', async () => {
  const [text] = await readPages(makeDocument({ kind: 'composition', state: 'UP' }));
  expect(text).toMatch(/^Composition taxable person, not eligible to collect tax on supplies/);
  for (const said of ['Bill of Supply', 'GSTIN 09ABCDE1234F1ZY', 'Value ₹5,896.00', 'No GST is charged.'])
    expect(text).toContain(said);
  expect(text).not.toMatch(/CGST|SGST|IGST|Taxable|Nil|Reverse charge/);
});

test.each(['composition', 'unregistered'] as const)(
  'a document of a seller of the kind %s has no column that repeats the amount',
  async (kind) => {
    const lines = [{ name: 'Diya', pricePaise: 299_00, quantity: 2 }];
    const [text] = await readPages(makeDocument({ kind, state: 'UP', lines }));
    expect(text).toContain(
      '# Item HSN Qty Price ₹ Discount ₹ Amount ₹ 1 Diya 83062990 2 NOS 299.00 300.00 298.00 2 Shipping 83062990 1 OTH 100.00 – 100.00 Sum 300.00 398.00 Value ₹398.00',
    );
  },
);

test('an unregistered seller’s document is a plain invoice without tax or GSTIN', async () => {
  const [text] = await readPages(makeDocument({ kind: 'unregistered' }));
  expect(text).toContain('Invoice no. INV/26-27/000123');
  expect(text).not.toMatch(/GSTIN|CGST|IGST|Taxable|Nil|Tax Invoice|Bill of Supply|Unregistered|Original/);
});

test('the golden order to Maharashtra is readable in the PDF, with every Rule 46 field and exact amounts', async () => {
  const [text, ...more] = await readPages(makeDocument());
  expect(more).toEqual([]);
  for (const said of [
    'Invoice-cum-Bill of Supply',
    'Original for recipient',
    'Haat Handicrafts LLP',
    'Varanasi 221001, Uttar Pradesh (09)',
    'GSTIN 09ABCDE1234F1ZY',
    'PAN ABCDE1234F',
    'Invoice no. INV/26-27/000123',
    'Date 21 Nov 2026',
    'Order no. HT-2611-7K3M9Q',
    'Place of supply Maharashtra (27)',
    'Reverse charge No',
    'Payment Paid',
    'Bill to Asha Rao',
    'Deliver to Asha Rao',
    'Mumbai 400001, Maharashtra (27)',
    'Unregistered buyer',
    '83062990 1 NOS 1,499.00 73.77 1,357.36 IGST 5% 67.87 1,425.23',
    '69120040 2 NOS 299.00 29.43 568.57 Nil-rated 568.57',
    '94036000 1 NOS 3,999.00 196.80 3,222.20 IGST 18% 580.00 3,802.20',
    '83062990 1 OTH 24.59 – 23.42 IGST 5% 1.17 24.59',
    'Nil 578.38 0.00 0.00 5% 1,380.78 69.04 69.04 18% 3,277.79 590.01 590.01',
    'Taxable value ₹5,236.95 IGST ₹659.05 Total ₹5,896.00',
    'Discount given before tax: ₹300.00',
    'Rupees Five Thousand Eight Hundred Ninety Six Only',
    'For Haat Handicrafts LLP This is a computer-generated document and needs no signature.',
    'Thank you for shopping with us.',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(said);
  }
});

test('an order within the seller’s state shows the tax as CGST and SGST', async () => {
  const [text] = await readPages(makeDocument({ state: 'UP' }), 'sent');
  expect(text).toContain('1,357.37 CGST 2.5% 33.93 SGST 2.5% 33.93 1,425.23');
  expect(text).toContain('Taxable value ₹5,236.96 CGST ₹329.52 SGST ₹329.52 Total ₹5,896.00');
  expect(text).toContain('Place of supply Uttar Pradesh (09)');
  expect(text).toContain('Payment Cash on delivery, by 28 Nov 2026');
  expect(text).not.toContain('IGST');
});

test('a credit note names the invoice it credits and the reason', async () => {
  const invoice = makeDocument();
  const all = computeCredit(invoice, NOTHING_CREDITED, { kind: 'everything' });
  const note = toCreditNote(invoice, all, {
    number: 'CRN/26-27/000001',
    issueDate: '2026-11-22',
    reason: 'Wrong size',
  });
  const [text] = await readPages(note);
  expect(text).toContain('Credit note no. CRN/26-27/000001 Date 22 Nov 2026');
  expect(text).toContain('Against invoice INV/26-27/000123 of 21 Nov 2026 Reason Wrong size');
  expect(text).toContain('Total credited ₹5,896.00');
  expect(text).not.toContain('Thank you');
});

test('a bill of supply never says that its prices include GST', async () => {
  const [text] = await readPages(makeDocument({ lines: [{ name: 'Diya', rateBp: 0 }] }));
  expect(text).toContain('# Item HSN Qty Price ₹ Discount ₹ Taxable ₹ Tax ₹ Amount ₹');
  expect(text).toContain('Bill of Supply');
  expect(text).toContain('These goods are nil-rated: no GST is charged.');
  expect(text).not.toContain('Prices include GST');
  expect(text).not.toMatch(/CGST|SGST|IGST/);
  expect((await readPages(makeDocument())).join()).toContain('Prices include GST. The taxable value is');
});

test('a cancelled invoice names the credit note that cancelled it', async () => {
  const note = { id: 'inv_2', number: 'CRN/26-27/000001', issueDate: '2026-11-22', totalPaise: 589_600 };
  const [text] = await readPages(makeDocument(), 'canceled', [note]);
  expect(text).toContain('Payment Cancelled by credit note');
  expect(text).toContain('Credit note CRN/26-27/000001 of 22 Nov 2026');
});

test('forty lines take several pages, each with the head of the table and its own number, and none is lost', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => ({
    name: `Bell no. ${index + 1} of the forty`,
    description: 'Gold',
  }));
  const pages = await readPages(makeDocument({ lines }));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, text] of pages.entries()) {
    if (text.includes('Bell no.'))
      expect(text).toContain('# Item HSN Qty Price incl. GST ₹ Discount ₹ Taxable ₹ Tax ₹ Amount ₹');
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  const all = pages.join(' ');
  for (const { name } of lines) expect(all).toContain(name);
  expect(pages.slice(1).every((text) => text.startsWith('Tax Invoice INV/26-27/000123, continued'))).toBe(
    true,
  );
});

test('a long name wraps and stays whole', async () => {
  const name =
    'A hand-embroidered Kantha throw of six layers of old cotton saris, each stitched by the women of Bolpur over a winter';
  const [text] = await readPages(makeDocument({ lines: [{ name }] }));
  expect(text).toContain(name);
});

test('Hindi and the rupee sign are printed as text', async () => {
  const [text] = await readPages(
    makeDocument({ buyerName: 'मीरा', lines: [{ name: 'दीया', pricePaise: 1_23_456_00 }] }),
  );
  expect(text).toContain('मीरा');
  expect(text).toContain('दीया');
  expect(text).toMatch(/Total ₹1,23,\d\d\d\.00/);
});

test('a name in a script missing from the fonts is transliterated, and never printed as boxes', async () => {
  const [text] = await readPages(
    makeDocument({ buyerName: 'மீனாட்சி రామ', lines: [{ name: 'Lamp 灯 🪔 of brass' }] }),
  );
  expect(text).toContain('Bill to Miinaatchi Raama');
  expect(text).toContain('Lamp ? of brass');
});

test('invisible characters are not printed', async () => {
  expect(toPlainText('Asha\u0000\u202E Rao\r\nGanesh\u200B')).toBe('Asha Rao Ganesh');
  expect(toPlainText('क्\u200Dष')).toBe('क्\u200Dष');
  expect(toPlainText('Brass/पीतल')).toBe('Brass/ पीतल');
  const [text] = await readPages(makeDocument({ buyerName: 'Asha\u0007\u202E Rao' }));
  expect(text).toContain('Bill to Asha Rao 4 Marine Drive');
});

test('emoji are left out, other signs without a glyph are question marks', async () => {
  const [text] = await readPages(makeDocument({ buyerName: 'Asha 🙏🏽 Rao ☂️ 李' }));
  expect(text).toContain('Bill to Asha Rao ? 4 Marine Drive');
});

test("the seller's signature is read from the shop's pictures", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-signature-'));
  try {
    const media = createMediaStore(folder);
    const picture = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#27365e' } })
      .webp()
      .toBuffer();
    await media.put('abc123', '320.webp', picture);
    const document = makeDocument();
    document.seller.signatureImage = '/media/abc123/320.webp';
    const bytes = await createInvoicePrinter(media)({
      document,
      status: 'paid',
      creditNotes: [],
      duePaise: 0,
    });
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain('Authorised signatory');
    expect(text).not.toContain('needs no signature');
    const images = await extractImages(pdf, 1);
    expect(images).toMatchObject([{ width: 60, height: 20 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("the shop's logo is printed above its name, and a document whose logo is lost is printed without it", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-logo-'));
  try {
    const media = createMediaStore(folder);
    const logo = { key: 'a'.repeat(32), width: 1200, height: 300 };
    const picture = { width: 1200, height: 300, channels: 4 as const, background: '#9c3b2e' };
    const document = makeDocument();
    document.seller.logo = logo;
    const draw = async () => {
      const bytes = await createInvoicePrinter(media)({
        document,
        status: 'paid',
        creditNotes: [],
        duePaise: 0,
      });
      const pdf = await getDocumentProxy(new Uint8Array(bytes));
      const { text } = await extractText(pdf, { mergePages: true });
      expect(text.replaceAll(/\s+/g, ' ')).toMatch(/^Haat Haat Handicrafts LLP/);
      return extractImages(pdf, 1);
    };
    expect(await draw()).toEqual([]);
    await media.put(logo.key, 'original', await sharp({ create: picture }).webp().toBuffer());
    expect(await draw()).toMatchObject([{ width: 450, height: 112 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the same document is drawn to the same bytes', async () => {
  const facts = { document: makeDocument(), status: 'paid' as const, creditNotes: [], duePaise: 0 };
  expect(Buffer.compare(await drawInvoice(facts), await drawInvoice(facts))).toBe(0);
});
