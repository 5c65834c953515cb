import { missingForFreeShipping, shippingRate, usedShippingMethod } from './shipping-charge.ts';
import { taxSideOf, type TaxSplit } from '#domain/tax/gst.ts';
import { roundToRupee, shareOf, sumPaise, type Paise } from '#domain/money/money.ts';
import { LEAST_PAYABLE_PAISE } from '#domain/payment/payment.ts';
import { promotedWorth, promotionDiscount, promotionRefusalOnDay } from './promotion.ts';
import { splitCharges } from './split-charges.ts';
import { quoteLines } from './quote-lines.ts';
import type { QuoteSettings } from '#domain/settings/settings.ts';
import { offerCod } from '#domain/cash-on-delivery/cod-rules.ts';
import type { QuoteLineInput, QuoteInput, QuoteTotals, Quote, QuoteAmounts } from './quote-types.ts';

/**
 * Computes a price in whole paise as a pure function: cart, checkout, order and invoice all use this. It applies the promotion first, then
 * the prepaid discount on the remainder, then shipping, gift wrapping and the COD charge at the goods' rates (CGST Act s.8, s.15). The parts add up: Σ
 * taxable + Σ tax = Σ net + charges, and that + rounding is the total. Throws RangeError for impossible lines.
 */
export function quote(input: QuoteInput): Quote {
  const { settings, paymentMethod } = input;
  assertLines(input.lines);
  const tax = placeOfSupply(input);
  const amounts = amountsOf(input);
  const lines = quoteLines(input, amounts, tax.intraState);
  const charges = splitCharges(lines, amounts, tax.intraState);
  const promotion = amounts.promotion;
  return {
    lines,
    charges,
    totals: totalsOf(amounts, [...lines, ...charges], settings),
    tax,
    shippingMethod: usedShippingMethod(input.shippingMethod, settings.shipping),
    paymentMethod,
    freeShipping: {
      thresholdPaise: settings.shipping.freeShippingThresholdPaise,
      missingPaise: missingForFreeShipping(amounts.subtotalPaise, settings.shipping),
    },
    cod: offerCod(cashToCollect(amounts, settings), settings.payment, input.codRequest),
    ...(promotion ? { promotion } : {}),
  };
}

function amountsOf(input: QuoteInput): QuoteAmounts {
  const { lines, settings, paymentMethod } = input;
  const subtotalPaise = sumPaise(lines.map((line) => line.unitPricePaise * line.quantity));
  const promotion = judgePromotion(input);
  const couponPaise = promotion?.applied ? promotion.discountPaise : 0;
  const isPrepaid = paymentMethod === 'razorpay';
  const isEmpty = lines.length === 0;
  const amounts = {
    subtotalPaise,
    couponPaise,
    prepaidPaise: isPrepaid ? shareOf(subtotalPaise - couponPaise, settings.payment.prepaidDiscountBp) : 0,
    shippingPaise: isEmpty ? 0 : shippingRate(input.shippingMethod, subtotalPaise, settings.shipping),
    giftPaise: isEmpty || !input.isGift ? 0 : giftCharge(settings),
    codPaise: isEmpty || isPrepaid ? 0 : settings.payment.codChargePaise,
    promotion,
  };
  return keepPayable(amounts);
}

/** Lessens discounts that would leave less than Razorpay takes, that of a promotion first: such an order could not be paid, nor credited. */
function keepPayable(amounts: QuoteAmounts): QuoteAmounts {
  const couponPaise = Math.max(0, amounts.couponPaise - missingPaise(amounts));
  const missing = missingPaise({ ...amounts, couponPaise });
  const prepaidPaise = Math.max(0, amounts.prepaidPaise - missing);
  const promotion = amounts.promotion?.applied
    ? { ...amounts.promotion, discountPaise: couponPaise }
    : amounts.promotion;
  return { ...amounts, couponPaise, prepaidPaise, promotion };
}

function missingPaise(amounts: QuoteAmounts): Paise {
  return Math.max(0, LEAST_PAYABLE_PAISE - exactTotal(amounts));
}

/** Returns what the order comes to before it is rounded to the rupee. */
function exactTotal(amounts: QuoteAmounts): Paise {
  const { subtotalPaise, couponPaise, prepaidPaise, shippingPaise, giftPaise, codPaise } = amounts;
  return subtotalPaise - couponPaise - prepaidPaise + shippingPaise + giftPaise + codPaise;
}

function judgePromotion({ promotion, lines, on }: QuoteInput): Quote['promotion'] {
  if (!promotion) return undefined;
  const worth = promotedWorth(promotion, lines);
  const refusal = promotionRefusalOnDay(promotion, on, worth);
  if (refusal) return { code: promotion.code, applied: false, ...refusal };
  const { code, scope } = promotion;
  const discountPaise = promotionDiscount(promotion, worth);
  return { code, applied: true, discountPaise, ...(scope && { collection: scope.name }) };
}

function totalsOf(amounts: QuoteAmounts, taxed: readonly TaxSplit[], settings: QuoteSettings): QuoteTotals {
  const { subtotalPaise, couponPaise, prepaidPaise, shippingPaise, giftPaise, codPaise, promotion } = amounts;
  const exactPaise = exactTotal(amounts);
  const totalPaise = charged(exactPaise, settings);
  const sum = (part: keyof TaxSplit) => sumPaise(taxed.map((split) => split[part]));
  const [cgstPaise, sgstPaise, igstPaise] = [sum('cgstPaise'), sum('sgstPaise'), sum('igstPaise')];
  return {
    subtotalPaise,
    couponPaise,
    ...(promotion?.applied ? { couponCode: promotion.code } : {}),
    prepaidDiscountPaise: prepaidPaise,
    discountPaise: couponPaise + prepaidPaise,
    shippingPaise,
    giftPaise,
    codPaise,
    taxablePaise: sum('taxablePaise'),
    taxPaise: cgstPaise + sgstPaise + igstPaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    roundingPaise: totalPaise - exactPaise,
    totalPaise,
  };
}

/**
 * Returns the cash that a courier would collect for this cart: without the prepaid discount, with the COD charge, whatever method is
 * currently chosen.
 */
function cashToCollect(amounts: QuoteAmounts, settings: QuoteSettings): Paise {
  const { subtotalPaise, couponPaise, shippingPaise, giftPaise } = amounts;
  const { codChargePaise } = settings.payment;
  return charged(subtotalPaise - couponPaise + shippingPaise + giftPaise + codChargePaise, settings);
}

/** Returns the charge for wrapping an order as a gift; 0 where the shop does not offer it, or offers it free. */
function giftCharge({ shipping }: QuoteSettings): Paise {
  return shipping.giftWrapOffered ? shipping.giftWrapPaise : 0;
}

function charged(exactPaise: Paise, settings: QuoteSettings): Paise {
  return settings.general.roundToRupee ? roundToRupee(exactPaise) : exactPaise;
}

function placeOfSupply({ settings, deliveryState }: QuoteInput): Quote['tax'] {
  const { homeState, kind: sellerKind } = settings.seller;
  const state = deliveryState ?? homeState;
  return {
    ...taxSideOf(homeState, state),
    homeState,
    deliveryState: state,
    isAssumed: deliveryState === undefined,
    sellerKind,
  };
}

function assertLines(lines: readonly QuoteLineInput[]): void {
  for (const { name, unitPricePaise, quantity } of lines) {
    const isPrice = Number.isSafeInteger(unitPricePaise) && unitPricePaise >= 0;
    const isQuantity = Number.isSafeInteger(quantity) && quantity >= 1;
    if (!isPrice || !isQuantity || !Number.isSafeInteger(unitPricePaise * quantity)) {
      throw new RangeError(`Cannot be priced: ${quantity} × ${unitPricePaise} paise of ${name}`);
    }
  }
}
