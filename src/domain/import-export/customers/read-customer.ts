import { type Cell, type FileRow, type Header, type Mistake, toMistake } from '../cell.ts';
import { mergeCells, readColumns } from '../read-columns.ts';
import { readEmail, readMobile } from '../read-contact.ts';
import { readMoment } from '../read-moment.ts';
import type { Read } from '../read-values.ts';
import { CUSTOMER_HEADINGS, type CustomerColumn } from './customer-columns.ts';

type Cells = Partial<Record<CustomerColumn, Cell>>;

/** An address as the cells of a file have it; the shop checks whether it can be delivered to. */
export type FileAddress = {
  values: Record<'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country' | 'phone' | 'type', string>;
  places: Record<string, Cell | undefined>;
};

/** The values of one customer in a file. */
export type FileCustomer = {
  name: string;
  /** In E.164. */
  mobile: string | null;
  /** In lower case. */
  email: string | null;
  /** When the customer agreed to the newsletter, in ISO 8601; null where the file does not say when. */
  newsletterAt: string | null;
  addresses: FileAddress[];
  /** Each cell is from the first row that has it. */
  cells: Cells;
  mistakes: Mistake[];
  warnings: Mistake[];
};

/** Groups rows by customer: by mobile number, or by e-mail address for rows without one. */
export function groupCustomerRows(header: Header, rows: readonly FileRow[]): FileRow[][] {
  const groups: FileRow[][] = [];
  const known = new Map<string, FileRow[]>();
  for (const row of rows) {
    const { mobile, email } = readColumns(header, row, CUSTOMER_HEADINGS);
    const number = mobile?.text.replaceAll(/\D/g, '').slice(-10) ?? '';
    const keys = number === '' ? [`@${email?.text.toLowerCase() ?? ''}`] : [number];
    const group = (keys[0] === '@' ? undefined : known.get(keys[0]!)) ?? addGroup(groups);
    group.push(row);
    if (number !== '' && email?.text) keys.push(`@${email.text.toLowerCase()}`);
    for (const key of keys) if (!known.has(key)) known.set(key, group);
  }
  return groups;
}

function addGroup(groups: FileRow[][]): FileRow[] {
  const group: FileRow[] = [];
  groups.push(group);
  return group;
}

/** Reads the rows of one customer: each may have an address. `now` is a moment in ISO 8601. */
export function readCustomer(header: Header, rows: readonly FileRow[], now: string): FileCustomer {
  const each = rows.map((row) => readColumns(header, row, CUSTOMER_HEADINGS));
  const cells = mergeCells(each);
  const mistakes: Mistake[] = [];
  const take = <Value>(cell: Cell | undefined, read: (text: string) => Read<Value>): Value | null => {
    if (!cell || cell.text === '') return null;
    const found = read(cell.text);
    if ('value' in found) return found.value;
    mistakes.push(toMistake(cell, found.mistake));
    return null;
  };
  const mobile = take(cells.mobile, readMobile);
  const email = take(cells.email, readEmail);
  const newsletterAt = take(cells.newsletter, (text) => readPast(text, now));
  if (mobile === null && email === null && mistakes.length === 0)
    mistakes.push(
      toMistake(cells.mobile ?? cells.email ?? cells.name!, 'Enter a mobile number or an e-mail address'),
    );
  if (newsletterAt !== null && email === null)
    mistakes.push(toMistake(cells.newsletter!, 'The newsletter needs an e-mail address'));
  const addresses = each.filter(hasAddress).map((row) => toAddress(row, mobile));
  return {
    name: nameOf(cells),
    mobile,
    email,
    newsletterAt,
    addresses,
    cells,
    mistakes,
    warnings: warnOfOptIns(cells),
  };
}

function readPast(text: string, now: string): Read<string> {
  const read = readMoment(text);
  return 'value' in read && read.value > now ? { mistake: 'Enter a day in the past' } : read;
}

function nameOf({ name, firstName, lastName }: Cells): string {
  const full = name?.text || [firstName?.text, lastName?.text].filter(Boolean).join(' ');
  return full.slice(0, 100);
}

function hasAddress({ line1, city, pin }: Cells): boolean {
  return Boolean(line1?.text) || (Boolean(city?.text) && Boolean(pin?.text));
}

function toAddress(row: Cells, mobile: string | null): FileAddress {
  const text = (column: CustomerColumn) => row[column]?.text ?? '';
  const { line1, line2, city, state, pin: postal_code, country, phone, type } = row;
  return {
    values: {
      line1: text('line1'),
      line2: text('line2'),
      city: text('city'),
      state: text('state'),
      postal_code: text('pin'),
      country: text('country'),
      phone: text('phone') || (mobile ?? ''),
      type: text('type').toLowerCase() || 'home',
    },
    places: { line1, line2, city, state, postal_code, country, phone, type },
  };
}

/** A consent given elsewhere counts here only if the file states when: a yes alone is no proof. */
function warnOfOptIns({ optIn, smsOptIn }: Cells): Mistake[] {
  return [optIn, smsOptIn].flatMap((cell) =>
    cell && /^(yes|true|1)$/i.test(cell.text)
      ? [
          toMistake(
            cell,
            'Not imported: the file does not prove when they agreed. Invite them to the newsletter',
          ),
        ]
      : [],
  );
}
