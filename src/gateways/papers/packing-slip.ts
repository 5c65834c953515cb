import { formatDayMonthYear } from '#domain/day-words.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { formatCount } from '#domain/format-count.ts';
import { formatRupees } from '#domain/money/money.ts';
import { type OrderPapers, type PackedLine, type Sender, countPieces } from '#domain/order/papers.ts';
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
import { drawBarcode } from './barcode.ts';
import { toAddressLines } from '#domain/order/address-lines.ts';

const barcodeWidth = 200;
/** The height of the total with what is paid, and of the line of charges above them. */
const totalHeight = 50;

type Slip = {
  order: OrderPapers;
  sender: Sender;
  /** Whether slips of orders that were not placed as gifts show no prices either. */
  hidesPrices: boolean;
};

/** Prints the slip that lies in a parcel and lists its contents; the slip of a gift has its message, and no prices. */
export function printSlip(sheet: Sheet, { order, sender, hidesPrices }: Slip): void {
  const { giftMessage } = order;
  const isGift = hidesPrices || giftMessage !== null;
  sheet.pdf.addPage({ size: 'A4', margin: 0 });
  sheet.y = page.top;
  const box = { x: page.left, y: sheet.y, width: page.width };
  const besideBarcode = { ...box, width: page.width - barcodeWidth - 20 };
  box.y += print(sheet, sender.name, besideBarcode, { size: 15, strong: true }) + 2;
  const title = isGift ? 'A gift for you' : 'Packing slip';
  box.y += print(sheet, title, box, { size: 11, ink: colour.accent }) + 10;
  box.y += print(sheet, order.orderNumber, box, { size: 13, strong: true });
  const pieces = countPieces(order.lines);
  const words = `${formatDayMonthYear(order.placedOn)}  ·  ${formatCount(pieces, 'piece')}`;
  box.y += print(sheet, words, box, { size: 9, ink: colour.quiet }) + 8;
  const barcode = { x: page.right - barcodeWidth, y: page.top, width: barcodeWidth, height: 40 };
  drawBarcode(sheet, order.orderNumber, barcode);
  box.y += print(sheet, order.customerName, box, { size: 10, strong: true });
  for (const line of toAddressLines(order.address)) box.y += print(sheet, line, box, { size: 9 });
  box.y += print(sheet, formatPhone(order.customerPhone), box, { size: 9 }) + 12;
  sheet.y = box.y;
  if (giftMessage) printMessage(sheet, giftMessage);
  for (const line of order.lines) {
    continueIfFull(sheet, order, heightOf(sheet, line));
    printLine(sheet, line, isGift);
  }
  rule(sheet, sheet.y);
  sheet.y += 8;
  if (!isGift) printTotal(sheet, order);
  if (order.notes && giftMessage === null) printNote(sheet, order);
}

/** Begins another page, headed with the order number, if less than a height is left. */
function continueIfFull(sheet: Sheet, { orderNumber }: OrderPapers, height: number): void {
  if (!makeRoom(sheet, height)) return;
  const box = { x: page.left, y: sheet.y, width: page.width };
  sheet.y += print(sheet, `${orderNumber}, continued`, box, { size: 9, ink: colour.quiet }) + 6;
}

function printNote(sheet: Sheet, order: OrderPapers): void {
  const note = `Note: ${order.notes}`;
  continueIfFull(sheet, order, 4 + measure(sheet, note, page.width, { size: 9 }));
  print(sheet, note, { x: page.left, y: sheet.y + 4, width: page.width }, { size: 9 });
}

/** Prints the message of a gift between two rules, as a card would. */
function printMessage(sheet: Sheet, message: string): void {
  rule(sheet, sheet.y);
  sheet.y += 16;
  sheet.y += print(sheet, message, { x: page.left, y: sheet.y, width: page.width - 120 }, { size: 14 }) + 20;
}

function nameItem({ name, variant }: PackedLine): string {
  return [name, variant].filter(Boolean).join(', ');
}

function heightOf(sheet: Sheet, line: PackedLine): number {
  return measure(sheet, nameItem(line), 300, { size: 9 }) + 10;
}

function printLine(sheet: Sheet, line: PackedLine, isGift: boolean): void {
  const height = heightOf(sheet, line);
  rule(sheet, sheet.y);
  const y = sheet.y + 5;
  printFigure(sheet, `${line.quantity} ×`, { x: page.left, y, width: 30 }, { size: 9, strong: true });
  print(sheet, nameItem(line), { x: page.left + 40, y, width: 300 }, { size: 9 });
  printFigure(sheet, line.sku, { x: page.left + 350, y, width: 90 }, { size: 8, align: 'left' });
  const price = formatRupees(line.unitPricePaise * line.quantity);
  if (!isGift) printFigure(sheet, price, { x: page.left + 440, y, width: page.width - 440 }, { size: 9 });
  sheet.y += height;
}

function printTotal(sheet: Sheet, order: OrderPapers): void {
  const { totalPaise, lines } = order;
  continueIfFull(sheet, order, totalHeight);
  const box = { x: page.left + 300, y: sheet.y, width: page.width - 300 };
  const others = totalPaise - lines.reduce((sum, line) => sum + line.unitPricePaise * line.quantity, 0);
  if (others !== 0) {
    printFigure(sheet, `Delivery, charges and discounts ${formatRupees(others)}`, box, { size: 9 });
    box.y = sheet.y += 16;
  }
  printFigure(sheet, `Total ${formatRupees(totalPaise)}`, box, { size: 10, strong: true });
  printFigure(sheet, formatPaid(order), { ...box, y: box.y + 16 }, { size: 9 });
  sheet.y += 34;
}

/** Returns the words for the cash paid at the door; for an exchange, a part may be paid already. */
function formatPaid({ totalPaise, collectPaise }: OrderPapers): string {
  if (collectPaise <= 0) return 'Paid';
  const before = totalPaise - collectPaise;
  const rest = `To be paid in cash ${formatRupees(collectPaise)}`;
  return before > 0 ? `Paid before ${formatRupees(before)}  ·  ${rest}` : rest;
}
