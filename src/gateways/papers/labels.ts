import { formatPhone } from '#domain/customer/phone.ts';
import { formatCount } from '#domain/format-count.ts';
import { formatRupees } from '#domain/money/money.ts';
import { type OrderPapers, type PaperSize, type Sender, countPieces } from '#domain/order/papers.ts';
import { type Sheet, measure, print, printFigure } from '#gateways/pdf/sheet.ts';
import { toAddressLines } from '#domain/order/address-lines.ts';
import { drawBarcode } from './barcode.ts';

const black = '#000000';
const inch = 72;
const a6 = { width: 297.6, height: 419.5 };
const sizes = { a6, '4x6': { width: 4 * inch, height: 6 * inch } };
const padding = 14;
/** The height that the barcodes and the sender take at the foot of a label. */
const codesHeight = 188;
/** A long address is printed smaller, so that it never runs into the barcodes. */
const smallest = 6;
const addressSizes = [11, 9, 7.5, smallest];
/** The height at the foot of a label for the sender, which is printed smaller if name and address are long. */
const senderHeight = 42;
const senderSizes = [7.5, 6.5, 5.5, 4.5];

type Place = { x: number; y: number; width: number; height: number };

type Parcel = { order: OrderPapers; index: number; sender: Sender; paper: PaperSize };

/** Prints the label of a parcel: on its own page, or with three others on A4, which is cut twice. */
export function printLabel(sheet: Sheet, { order, index, sender, paper }: Parcel): void {
  if (paper !== 'a4') {
    const { width, height } = sizes[paper];
    sheet.pdf.addPage({ size: [width, height], margin: 0 });
    draw(sheet, { order, sender, place: { x: 0, y: 0, width, height } });
    return;
  }
  const quarter = index % 4;
  if (quarter === 0) sheet.pdf.addPage({ size: 'A4', margin: 0 });
  const place = { ...a6, x: (quarter % 2) * a6.width, y: Math.floor(quarter / 2) * a6.height };
  draw(sheet, { order, sender, place });
}

type Label = { order: OrderPapers; sender: Sender; place: Place };

function draw(sheet: Sheet, { order, sender, place }: Label): void {
  const width = place.width - 2 * padding;
  const box = { x: place.x + padding, y: place.y + padding, width };
  sheet.pdf.rect(place.x + 6, place.y + 6, place.width - 12, place.height - 12);
  sheet.pdf.lineWidth(0.8).strokeColor(black).stroke();
  box.y += printPayment(sheet, order, box) + 6;
  box.y += print(sheet, 'Deliver to', box, { size: 7, ink: black });
  box.y += print(sheet, order.customerName, box, { size: 13, strong: true, ink: black }) + 1;
  const lines = toAddressLines(order.address);
  const room = place.y + place.height - codesHeight - 24 - box.y;
  const size = addressSizes.find((each) => heightOf(sheet, lines, width, each) <= room) ?? smallest;
  for (const line of lines) box.y += print(sheet, line, box, { size, ink: black });
  box.y += print(sheet, formatPhone(order.customerPhone), box, { size: 11, strong: true, ink: black }) + 6;
  printCodes(sheet, order, { ...place, y: place.y + place.height - codesHeight });
  printSender(sheet, sender, { x: box.x, y: place.y + place.height - 52, width });
}

function heightOf(sheet: Sheet, lines: string[], width: number, size: number): number {
  return lines.reduce((sum, line) => sum + measure(sheet, line, width, { size }), 0);
}

/** Prints the amount that the courier collects as the largest text on the label. */
function printPayment(
  sheet: Sheet,
  { collectPaise }: OrderPapers,
  box: { x: number; y: number; width: number },
) {
  const payment = collectPaise > 0 ? `COD ${formatRupees(collectPaise)}` : 'PREPAID';
  const style = { size: 26, strong: true, ink: black, align: 'left' as const };
  printFigure(sheet, payment, box, style);
  const hint = collectPaise > 0 ? 'Collect this amount in cash' : 'Do not collect any money';
  return 36 + print(sheet, hint, { ...box, y: box.y + 36 }, { size: 8, ink: black });
}

/** Prints the tracking number, where there is one, and the order number, each with its barcode. */
function printCodes(sheet: Sheet, order: OrderPapers, place: Place): void {
  const box = { x: place.x + padding, y: place.y, width: place.width - 2 * padding };
  const codes: [string, string][] = [[`Order, ${countWords(order)}`, order.orderNumber]];
  if (order.trackingNumber) codes.unshift([order.courier ?? 'Tracking number', order.trackingNumber]);
  for (const [title, code] of codes) {
    print(sheet, title, box, { size: 7, ink: black });
    drawBarcode(sheet, code, { ...box, y: box.y + 11, height: 34 });
    printFigure(
      sheet,
      code,
      { ...box, y: box.y + 47 },
      { size: 11, strong: true, ink: black, align: 'left' },
    );
    box.y += 66;
  }
}

function countWords({ lines }: OrderPapers): string {
  const pieces = countPieces(lines);
  return formatCount(pieces, 'piece');
}

function printSender(sheet: Sheet, sender: Sender, box: { x: number; y: number; width: number }): void {
  const ids = [sender.phone, sender.gstin && `GSTIN ${sender.gstin}`].filter(Boolean).join('  ·  ');
  const lines = [[`From ${sender.name}`, ...sender.lines].join(', '), ids];
  const fits = (size: number) => heightOf(sheet, lines, box.width, size) <= senderHeight;
  const size = senderSizes.find(fits) ?? senderSizes.at(-1)!;
  for (const line of lines) box.y += print(sheet, line, box, { size, ink: black });
}
