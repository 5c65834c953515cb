import type { Paise } from '#domain/money/money.ts';
import type { TaxSplit } from '#domain/tax/gst.ts';

/** The part of one invoice line that a credit note credits. */
export type CreditedLine = TaxSplit & {
  /** The line's id on the invoice. */
  lineId: string;
  /** Returned pieces; 0 where only the price was reduced. */
  pieces: number;
  amountPaise: Paise;
};

/** The amounts that one credit note credits of an invoice. */
export type Credit = {
  lines: CreditedLine[];
  roundingPaise: Paise;
  totalPaise: Paise;
  /** Whether this note completes the credit of the whole invoice amount. */
  leavesNoMoney: boolean;
  /** Whether no piece stays with the buyer. */
  leavesNoPieces: boolean;
};

/** The amounts that earlier credit notes have credited of the same invoice. */
export type CreditedBefore = Pick<Credit, 'lines' | 'roundingPaise' | 'totalPaise'>;

/** The part of an invoice that a caller wants to have credited. */
export type CreditWish =
  /** Everything of the invoice that is not credited yet. */
  | { kind: 'everything' }
  /** Returned goods. Delivery is refunded with the last piece, or on request. */
  | {
      kind: 'pieces';
      pieces: readonly { lineId: string; quantity: number }[];
      withCharges?: boolean | undefined;
    }
  /** A price reduction, of some lines or of all goods, because what was supplied fell short (CGST Act s.34(1)). */
  | { kind: 'amount'; amountPaise: Paise; lineIds?: readonly string[] | undefined };
