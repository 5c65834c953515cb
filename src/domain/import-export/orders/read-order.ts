import { type Cell, type FileRow, type Header, type Mistake, toMistake } from '../cell.ts';
import { IMPORT_FORMATS, type ImportFormat } from '../import-kind.ts';
import { mergeCells, readColumns } from '../read-columns.ts';
import { readEmail, readMobile } from '../read-contact.ts';
import { readMoment } from '../read-moment.ts';
import { type Read, readAmount, readWhole } from '../read-values.ts';
import { type OrderColumn, orderHeadings } from './order-columns.ts';

type Cells = Partial<Record<OrderColumn, Cell>>;

/** An order that another shop took, as a file describes it; amounts in paise. */
export type FileOrder = {
  source: ImportFormat;
  number: string;
  /** In ISO 8601. */
  placedAt: string;
  /** Its progress and its payment, in the words of the file. */
  status: string;
  payment: string;
  name: string;
  /** In lower case; empty where the file has none. */
  email: string;
  /** In E.164; empty where the file has none that can be called. */
  phone: string;
  address: string;
  notes: string;
  totalPaise: number;
  shippingPaise: number;
  codPaise: number;
  discountPaise: number;
  taxPaise: number;
  refundedPaise: number;
  lines: { name: string; sku: string; quantity: number; pricePaise: number }[];
};

export type ReadOrder = { order: FileOrder; cells: Cells; mistakes: Mistake[] };

/** Groups rows by the number of their order; a row without a number belongs to the order above it. */
export function groupOrderRows(format: ImportFormat, header: Header, rows: readonly FileRow[]): FileRow[][] {
  let key = '';
  const groups = Map.groupBy(rows, (row) => {
    const { number, source } = readColumns(header, row, orderHeadings(format));
    if (number?.text) key = `${source?.text.toLowerCase() ?? ''} ${number.text}`;
    return key === '' ? `row ${row.row}` : key;
  });
  return [...groups.values()];
}

const mostLines = 1000;
const TOO_MANY_LINES = `This order has more than ${mostLines} rows. Is the order number missing in some of them?`;

/** Reads the rows of one order. Each row has a line; for the values of the order itself, the first filled cell counts. */
export function readOrder(format: ImportFormat, header: Header, rows: readonly FileRow[]): ReadOrder {
  const each = rows.map((row) => readColumns(header, row, orderHeadings(format)));
  const cells = mergeCells(each);
  const mistakes: Mistake[] = [];
  const take = <Value>(cell: Cell | undefined, read: (text: string) => Read<Value>, empty: Value): Value => {
    if (!cell || cell.text === '') return empty;
    const found = read(cell.text);
    if ('value' in found) return found.value;
    mistakes.push(toMistake(cell, found.mistake));
    return empty;
  };
  const need = (column: OrderColumn, sentence: string) => {
    const place = cells[column] ?? cells.number ?? Object.values(cells)[0];
    if (!cells[column]?.text && place) mistakes.push(toMistake(place, sentence));
  };
  const first = cells.number ?? Object.values(cells)[0];
  if (rows.length > mostLines && first) mistakes.push(toMistake(first, TOO_MANY_LINES));
  need('number', 'Enter the order number');
  need('placedAt', 'Enter the day of the order, like 23/11/2026');
  need('total', 'Enter the total of the order in rupees, like 1250');
  const { currency } = cells;
  if (currency?.text && !/^inr$/i.test(currency.text))
    mistakes.push(toMistake(currency, 'Only orders in rupees can be imported'));
  const money = (column: OrderColumn) => take(cells[column], readKept, 0);
  const isAmerican = format === 'woocommerce';
  const order: FileOrder = {
    source: take(cells.source, readSource, format),
    number: (cells.number?.text ?? '').slice(0, 60),
    placedAt: take(cells.placedAt, (text) => readMoment(text, { isAmerican }), ''),
    status: toStatus(format, cells),
    payment: textOf(cells, 'payment', 60),
    name: nameOf(cells),
    email: take(cells.email, readEmail, ''),
    phone: toCallable(cells.phone),
    address: addressOf(cells),
    notes: textOf(cells, 'notes', 2000),
    totalPaise: money('total'),
    shippingPaise: money('shipping'),
    codPaise: money('cod'),
    discountPaise: money('discount'),
    taxPaise: money('tax'),
    refundedPaise: money('refunded'),
    lines: each.flatMap((row) => readLine(row, take)),
  };
  return { order, cells, mistakes };
}

type Take = <Value>(cell: Cell | undefined, read: (text: string) => Read<Value>, empty: Value) => Value;

function readLine(row: Cells, take: Take): FileOrder['lines'] {
  const name = row.item?.text ?? '';
  if (name === '') return [];
  const quantity = take(row.quantity, readPieces, 1);
  const pricePaise = take(row.price, readKept, 0);
  return [{ name: name.slice(0, 200), sku: (row.sku?.text ?? '').slice(0, 60), quantity, pricePaise }];
}

/** The largest amount of a past order that is accepted, in paise: more is a telephone number in the wrong column. */
const MOST_PAISE = 2_00_00_000_00;

function readKept(text: string): Read<number> {
  const read = readAmount(text);
  return 'value' in read && read.value > MOST_PAISE
    ? { mistake: 'This is more than ₹2 crore. Is it in the right column?' }
    : read;
}

function readPieces(text: string): Read<number> {
  const read = readWhole(text);
  return 'value' in read && read.value < 1 ? { mistake: 'Enter a whole number, like 2' } : read;
}

function readSource(text: string): Read<ImportFormat> {
  const found = IMPORT_FORMATS.find((format) => format === text.toLowerCase());
  return found ? { value: found } : { mistake: `Enter one of these: ${IMPORT_FORMATS.join(', ')}` };
}

/** A past order is not refused for a number that cannot be called, such as a landline. */
function toCallable(cell: Cell | undefined): string {
  const read = readMobile(cell?.text ?? '');
  return 'value' in read ? read.value : '';
}

function toStatus(format: ImportFormat, { status, cancelledAt, fulfilment }: Cells): string {
  if (format !== 'shopify') return (status?.text ?? '').slice(0, 60);
  return cancelledAt?.text ? 'cancelled' : (fulfilment?.text || 'unfulfilled').slice(0, 60);
}

function nameOf(cells: Cells): string {
  const { name, firstName, lastName } = cells;
  return (name?.text || [firstName?.text, lastName?.text].filter(Boolean).join(' ')).slice(0, 100);
}

function addressOf(cells: Cells): string {
  if (cells.address?.text) return cells.address.text.slice(0, 500);
  const { line1, line2, city, pin, state, country } = cells;
  const place = [city?.text, pin?.text].filter(Boolean).join(' ');
  return [line1?.text, line2?.text, place, state?.text, country?.text]
    .filter(Boolean)
    .join(', ')
    .slice(0, 500);
}

function textOf(cells: Cells, column: OrderColumn, most: number): string {
  return (cells[column]?.text ?? '').slice(0, most);
}
