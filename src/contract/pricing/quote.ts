import { z } from 'zod';
import { formatTaxSide } from '#domain/tax/gst.ts';
import { toRupees } from '#domain/money/money.ts';
import { ChargeKind } from '#domain/pricing/charge-kind.ts';
import type { Quote, QuoteTotals } from '#domain/pricing/quote-types.ts';
import { StateKey } from '#domain/tax/state.ts';

const taxJson = {
  tax_rate: z.number(),
  taxable_value: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
};

export const QuoteTotalsJson = z.object({
  subtotal: z.number(),
  discount: z.number(),
  coupon_amount: z.number(),
  coupon_code: z.string().nullable(),
  prepaid_discount: z.number(),
  shipping: z.number(),
  gift_wrap: z.number(),
  cod_charges: z.number(),
  tax: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  rounding: z.number(),
  total: z.number(),
});
export type QuoteTotalsJson = z.infer<typeof QuoteTotalsJson>;

/** A quote in the API's shape: rupees with at most two decimals, percent, snake_case. Every amount includes GST unless named otherwise. */
export const QuoteJson = z.object({
  lines: z.array(
    z.object({
      product_id: z.string(),
      variant_id: z.string().nullable(),
      name: z.string(),
      price: z.number(),
      quantity: z.int(),
      total: z.number(),
      coupon_amount: z.number(),
      prepaid_discount: z.number(),
      net_total: z.number(),
      hsn_code: z.string(),
      ...taxJson,
    }),
  ),
  charges: z.array(z.object({ kind: ChargeKind, amount: z.number(), hsn_code: z.string(), ...taxJson })),
  totals: QuoteTotalsJson,
  shipping_method: z.enum(['standard', 'express']),
  payment_method: z.enum(['razorpay', 'cod']),
  tax_type: z.string(),
  state: StateKey,
  state_assumed: z.boolean(),
  free_shipping: z.object({ threshold: z.number(), missing: z.number() }),
  cod: z.object({
    offered: z.boolean(),
    reason: z.string().optional(),
    /** The step that makes it available to the customer: confirming a mobile number by a code. */
    needs: z.literal('mobile_number').optional(),
  }),
  promotion: z
    .object({
      code: z.string(),
      applied: z.boolean(),
      discount: z.number(),
      collection: z.string().optional().describe('The collection it applies to; every product if left out'),
      reason: z.string().optional(),
      error: z.string().optional(),
      detail: z.string().optional(),
    })
    .optional(),
});
export type QuoteJson = z.infer<typeof QuoteJson>;

/** Returns a quote in the API's shape; the caller that compares it with what the shopper saw adds `changes`. */
export function toQuoteJson(quote: Quote): QuoteJson {
  const promotion = promotionJson(quote);
  return {
    lines: quote.lines.map((line) => ({
      product_id: line.productId,
      variant_id: line.variantId ?? null,
      name: line.name,
      price: toRupees(line.unitPricePaise),
      quantity: line.quantity,
      total: toRupees(line.grossPaise),
      coupon_amount: toRupees(line.couponPaise),
      prepaid_discount: toRupees(line.prepaidPaise),
      net_total: toRupees(line.netPaise),
      hsn_code: line.hsn,
      ...toTaxJson(line),
    })),
    charges: quote.charges.map((charge) => ({
      kind: charge.kind,
      amount: toRupees(charge.amountPaise),
      hsn_code: charge.hsn,
      ...toTaxJson(charge),
    })),
    totals: toTotalsJson(quote.totals),
    shipping_method: quote.shippingMethod,
    payment_method: quote.paymentMethod,
    tax_type: formatTaxSide(quote.tax),
    state: quote.tax.deliveryState,
    state_assumed: quote.tax.isAssumed,
    free_shipping: {
      threshold: toRupees(quote.freeShipping.thresholdPaise),
      missing: toRupees(quote.freeShipping.missingPaise),
    },
    cod: quote.cod,
    ...(promotion ? { promotion } : {}),
  };
}

/** Returns the totals of product.md §2, the part that an order repeats. */
export function toTotalsJson(totals: QuoteTotals): QuoteTotalsJson {
  return {
    subtotal: toRupees(totals.subtotalPaise),
    discount: toRupees(totals.discountPaise),
    coupon_amount: toRupees(totals.couponPaise),
    coupon_code: totals.couponCode ?? null,
    prepaid_discount: toRupees(totals.prepaidDiscountPaise),
    shipping: toRupees(totals.shippingPaise),
    gift_wrap: toRupees(totals.giftPaise),
    cod_charges: toRupees(totals.codPaise),
    tax: toRupees(totals.taxPaise),
    cgst: toRupees(totals.cgstPaise),
    sgst: toRupees(totals.sgstPaise),
    igst: toRupees(totals.igstPaise),
    rounding: toRupees(totals.roundingPaise),
    total: toRupees(totals.totalPaise),
  };
}

function toTaxJson(taxed: Quote['lines'][number] | Quote['charges'][number]) {
  return {
    tax_rate: taxed.rateBp / 100,
    taxable_value: toRupees(taxed.taxablePaise),
    cgst: toRupees(taxed.cgstPaise),
    sgst: toRupees(taxed.sgstPaise),
    igst: toRupees(taxed.igstPaise),
  };
}

function promotionJson({ promotion }: Quote): QuoteJson['promotion'] {
  if (!promotion) return undefined;
  if (promotion.applied) {
    const { code, discountPaise, collection } = promotion;
    return { code, applied: true, discount: toRupees(discountPaise), ...(collection && { collection }) };
  }
  const { code, reason, message, detail } = promotion;
  return { code, applied: false, discount: 0, reason, error: message, detail };
}
