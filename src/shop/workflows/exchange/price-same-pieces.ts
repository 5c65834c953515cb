import type { QuoteLine } from '#domain/pricing/quote-types.ts';
import { SellerKind } from '#domain/seller/seller.ts';
import { type Uqc, splitTax, taxSideOf } from '#domain/tax/gst.ts';
import type { StateKey } from '#domain/tax/state.ts';
import type { CreditPlan } from '#shop/invoices/plan-credit-note.ts';
import type { PricedPieces } from './priced-pieces.ts';
import type { ExchangedOrder } from './read-exchanged-order.ts';
import { sumLines } from './sum-lines.ts';

/**
 * Prices the credited pieces again, for their replacement: at their original cost, with the tax rate and the share of the discounts with
 * which they were sold.
 */
export function priceSamePieces({ row, lines }: ExchangedOrder, { credit }: CreditPlan): PricedPieces {
  const [homeState, deliveryState] = [row.home_state as StateKey, row.place_of_supply as StateKey];
  const side = taxSideOf(homeState, deliveryState);
  const credited = credit.lines.map((part) => ({
    part,
    line: lines.find(({ id }) => id === part.lineId)!,
  }));
  const quoteLines = credited.map(({ part, line }): QuoteLine => {
    const grossPaise = line.unit_price_paise * part.pieces;
    const discountPaise = grossPaise - part.amountPaise;
    return {
      productId: line.product_id,
      variantId: line.variant_id ?? undefined,
      name: line.name,
      unitPricePaise: line.unit_price_paise,
      quantity: part.pieces,
      hsn: line.hsn,
      uqc: line.uqc as Uqc,
      grossPaise,
      couponPaise: discountPaise,
      prepaidPaise: 0,
      discountPaise,
      netPaise: part.amountPaise,
      rateBp: line.rate_bp,
      isDefaultRate: false,
      ...splitTax(part.amountPaise, line.rate_bp, side.intraState),
    };
  });
  return {
    sellerGstin: row.seller_gstin,
    rates: quoteLines.map(({ rateBp }) => ({ rateBp })),
    offers: credited.map(({ line }) => ({
      sku: line.sku,
      color: line.color ?? undefined,
      size: line.size ?? undefined,
      pictureKey: line.picture_key ?? undefined,
    })),
    quote: {
      lines: quoteLines,
      charges: [],
      totals: sumLines(quoteLines),
      tax: {
        ...side,
        homeState,
        deliveryState,
        isAssumed: false,
        sellerKind: SellerKind.parse(row.seller_kind ?? 'regular'),
      },
      shippingMethod: 'standard',
      paymentMethod: 'cod',
    },
  };
}
