import { formatRupees, toRupees, type Paise } from '#domain/money/money.ts';
import { formatSellerKind, type Seller } from '#domain/seller/seller.ts';
import type { StateKey } from '#domain/tax/state.ts';
import type { Cell, ListedDocument } from './gst-return-document.ts';

const lakhPaise = 1_00_000_00;

/** Notification 14/2019-CT: composition up to ₹75 lakh in these States, ₹1.5 crore in the others. */
const smallComposition: ReadonlySet<StateKey> = new Set(['AR', 'MN', 'ML', 'MZ', 'NL', 'SK', 'TR', 'UK']);
/** CGST Act s.22: registration above ₹10 lakh in these States. */
const tenLakh: ReadonlySet<StateKey> = new Set(['MN', 'MZ', 'NL', 'TR']);
/** Notification 10/2019-CT leaves these at ₹20 lakh; goods elsewhere have ₹40 lakh. */
const twentyLakh: ReadonlySet<StateKey> = new Set(['AR', 'ML', 'PY', 'SK', 'TG', 'UK']);

/**
 * Returns the turnover of a financial year, in paise, up to which a seller may keep its kind: the limit of the settings, or the legal one;
 * null for a regular taxpayer.
 */
export function turnoverLimitPaise({ kind, homeState, turnoverLimitPaise: own }: Seller): Paise | null {
  if (kind === 'regular') return null;
  if (own !== null) return own;
  if (kind === 'composition') return (smallComposition.has(homeState) ? 75 : 150) * lakhPaise;
  if (tenLakh.has(homeState)) return 10 * lakhPaise;
  return (twentyLakh.has(homeState) ? 20 : 40) * lakhPaise;
}

/** The share of the limit from which the owner is warned. */
const warnedFrom = 0.8;

/** Returns the warning for an owner whose turnover approaches the limit of the seller's kind, or undefined. Sums are paise. */
export function formatTurnoverWarning(seller: Seller, turnoverPaise: Paise): string | undefined {
  const limitPaise = turnoverLimitPaise(seller);
  if (limitPaise === null || turnoverPaise < limitPaise * warnedFrom) return undefined;
  const [turnover, limit] = [turnoverPaise, limitPaise].map((paise) =>
    formatRupees(paise, { decimals: 'auto' }),
  );
  const advice =
    turnoverPaise > limitPaise
      ? 'Please speak to your accountant now: you may have to register for GST or change the seller type'
      : 'Please speak to your accountant before you reach it';
  return `Your turnover this financial year is ${turnover}; the limit for a seller who is ${formatSellerKind(seller.kind)} is ${limit}. ${advice}.`;
}

export const TURNOVER_HEADINGS = ['Number', 'Date', 'Buyer', 'State', 'Value'] as const;

/** Returns what a document adds to the turnover, in paise; negative for a credit note. */
export function turnoverOf({ isNote, totalPaise }: ListedDocument): Paise {
  return isNote ? -totalPaise : totalPaise;
}

/** Returns the row of a document in the turnover table of a month without GSTR-1, with its value in rupees. */
export function toTurnoverRow(document: ListedDocument): Cell[] {
  const { number, issueDate, buyerName, placeName } = document;
  return [number, issueDate, buyerName, placeName, toRupees(turnoverOf(document))];
}

/** Returns the last row of the turnover table. */
export function toTurnoverTotal(totalPaise: Paise): Cell[] {
  return ['Total', '', '', '', toRupees(totalPaise)];
}

/** Returns why a month does not have this table: regular taxpayers file GSTR-1, other sellers use the turnover table. */
export function formatNotFiled(table: string): string {
  return table === 'turnover'
    ? 'This seller was a regular GST taxpayer all month. Use the GSTR-1 tables instead.'
    : 'This seller is not a regular GST taxpayer and files no GSTR-1. Use the table "turnover" instead.';
}

/** Returns what a seller who files no GSTR-1 uses the turnover table for. */
export function formatTurnoverUse(kind: Seller['kind']): string {
  if (kind === 'composition')
    return 'A composition dealer files no GSTR-1. The turnover table is for CMP-08 (each quarter) and GSTR-4 (each year).';
  if (kind === 'unregistered')
    return 'A seller without GST registration files no return. The turnover table shows how near the limit for registration is.';
  return 'The turnover table holds the documents from before the seller became a regular taxpayer: they are not in GSTR-1.';
}
