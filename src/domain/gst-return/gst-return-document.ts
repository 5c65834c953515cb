import type { InvoiceLine } from '#domain/invoice/invoice.ts';
import type { Paise } from '#domain/money/money.ts';
import type { TaxSplit } from '#domain/tax/gst.ts';

/** An inter-State invoice to an unregistered buyer above this amount is reported individually (since 1 August 2024). */
export const LARGE_PAISE = 1_00_000_00;

/** The amounts of a document at one rate. */
export type RateAmounts = TaxSplit & { rateBp: number };

/**
 * Returns whether an amount belongs in a table. A free piece, its return, and sales that were fully credited in their month change neither
 * value nor tax, so only their documents are counted (CGST Act s.34; the portal's help takes a value of 0 in table 9B for a changed rate alone).
 */
export function hasValue({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: TaxSplit): boolean {
  return taxablePaise !== 0 || cgstPaise !== 0 || sgstPaise !== 0 || igstPaise !== 0;
}

/** Returns whether a document that is listed has an item at this rate: nil-rated goods have their own table. */
export function isItem(rate: RateAmounts): boolean {
  return rate.rateBp > 0 && hasValue(rate);
}

/** An invoice or credit note that a return lists individually; amounts of a credit note are positive. */
export type ListedDocument = {
  number: string;
  /** The Indian day of issue, 'YYYY-MM-DD'. */
  issueDate: string;
  isNote: boolean;
  totalPaise: Paise;
  buyerName: string;
  gstin: string | null;
  placeCode: string;
  placeName: string;
  intraState: boolean;
  /** Lowest rate first. */
  rates: RateAmounts[];
};

/** The sales at one rate to one State and kind of buyer, net of credit notes. */
export type RateSum = RateAmounts & {
  isRegistered: boolean;
  /** Whether the documents are reported individually, see `LARGE_PAISE`. */
  isLarge: boolean;
  intraState: boolean;
  placeCode: string;
  placeName: string;
};

/** The sales of one HSN code in one unit at one rate, net of credit notes. */
export type HsnSum = RateAmounts &
  Pick<InvoiceLine, 'hsn' | 'name' | 'uqc' | 'quantity' | 'totalPaise'> & { isRegistered: boolean };

/** The sums of all invoices or of all credit notes of a month. */
export type DocumentSum = TaxSplit & {
  isNote: boolean;
  count: number;
  roundingPaise: Paise;
  totalPaise: Paise;
};

/** Numbers that follow each other without a gap. */
export type NumberRange = { isNote: boolean; from: string; to: string; count: number };

/** A cell of a table, text or number; amounts are rupees with two decimals. */
export type Cell = string | number;

/** Returns the place of supply as "27-Maharashtra". */
export function formatPlace({
  placeCode,
  placeName,
}: Pick<ListedDocument, 'placeCode' | 'placeName'>): string {
  return `${placeCode}-${placeName}`;
}
