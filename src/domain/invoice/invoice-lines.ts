import { sumPaise } from '#domain/money/money.ts';
import type { QuoteCharge } from '#domain/pricing/quote-types.ts';
import type { Seller } from '#domain/seller/seller.ts';
import type { TaxSplit } from '#domain/tax/gst.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice.ts';
import type { InvoicedLine } from './invoiced-order.ts';

/** Returns the line of goods on a document, with an HSN code as long as the seller's turnover requires. */
export function toProductLine(line: InvoicedLine, seller: Seller): InvoiceLine {
  const { id, name, description, hsn, quantity, uqc, unitPricePaise, discountPaise, rateBp, netPaise } = line;
  return {
    id,
    kind: 'goods',
    name,
    description,
    hsn: hsn.slice(0, seller.hsnDigits),
    quantity,
    uqc,
    unitPricePaise,
    discountPaise,
    rateBp,
    ...taxOf(line),
    totalPaise: netPaise,
  };
}

const chargeNames: Record<QuoteCharge['kind'], string> = {
  shipping: 'Shipping',
  gift: 'Gift wrapping',
  cod: 'Cash on delivery charge',
};

/** Returns the line of a charge, with the tax that its quote gave it. */
export function toChargeLine(charge: QuoteCharge, seller: Seller, index: number): InvoiceLine {
  return {
    id: `${charge.kind}-${index + 1}`,
    kind: charge.kind,
    name: chargeNames[charge.kind],
    description: '',
    hsn: charge.hsn.slice(0, seller.hsnDigits),
    quantity: 1,
    uqc: 'OTH',
    unitPricePaise: charge.amountPaise,
    discountPaise: 0,
    rateBp: charge.rateBp,
    ...taxOf(charge),
    totalPaise: charge.amountPaise,
  };
}

/** Returns the sums for each rate present, lowest first. */
export function ratesOf(lines: readonly InvoiceLine[]): InvoiceDocument['rates'] {
  const rates = [...new Set(lines.map((line) => line.rateBp))].toSorted((a, b) => a - b);
  return rates.map((rateBp) => ({ rateBp, ...sumTax(lines.filter((line) => line.rateBp === rateBp)) }));
}

/** Returns the taxable value and taxes of some lines together. */
export function sumTax(lines: readonly TaxSplit[]): TaxSplit {
  const sum = (part: keyof TaxSplit) => sumPaise(lines.map((line) => line[part]));
  return {
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
  };
}

function taxOf({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: TaxSplit): TaxSplit {
  return { taxablePaise, cgstPaise, sgstPaise, igstPaise };
}
