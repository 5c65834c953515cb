import { z } from 'zod';
import { formatDayMonthYear } from '#domain/day-words.ts';
import { dayMs } from '#domain/durations.ts';
import { startOfIndianDay, toIndianDay, toIndianTime } from '#domain/indian-time.ts';
import { formatRupees, shareOf, sumPaise, type Paise } from '#domain/money/money.ts';

export const PromotionType = z.enum(['percentage', 'fixed']);
export type PromotionType = z.infer<typeof PromotionType>;

/** A code as typed, trimmed and upper-cased. */
export const PromotionCode = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .refine((text) => text.length > 0, 'Please enter a promo code')
  .refine((text) => text.length <= 20, 'Invalid or expired promo code');

/** A discount code: percentBp for a percentage, amountPaise for a fixed amount. */
export const Promotion = z
  .object({
    id: z.string(),
    code: z.string().min(1).max(20),
    description: z.string(),
    type: PromotionType,
    percentBp: z.int().min(1).max(10_000).nullable().default(null),
    amountPaise: z.int().min(1).nullable().default(null),
    /** The most that a percentage takes off. */
    maxDiscountPaise: z.int().min(1).nullable().default(null),
    /** The value of the products before discounts from which it applies; for a collection, only its products count. */
    minimumPaise: z.int().min(0).default(0),
    startsAt: z.coerce.date().nullable().default(null),
    /** The first moment at which it has ended. */
    endsAt: z.coerce.date().nullable().default(null),
    usageLimit: z.int().min(1).nullable().default(null),
    perCustomerLimit: z.int().min(1).nullable().default(null),
    usedCount: z.int().min(0).default(0),
    archivedAt: z.coerce.date().nullable().default(null),
    /** The collection that it is for, with its products that are in the order; null if it is for every product. */
    scope: z
      .object({ name: z.string(), productIds: z.array(z.string()) })
      .nullable()
      .default(null),
  })
  .refine(
    ({ type, percentBp }) => type !== 'percentage' || percentBp !== null,
    'A percentage promotion needs a percentage',
  )
  .refine(
    ({ type, amountPaise }) => type !== 'fixed' || amountPaise !== null,
    'A fixed promotion needs an amount',
  );
export type Promotion = z.infer<typeof Promotion>;

/** Returns whether a promotion takes something off this product. */
export function isPromoted({ scope }: Promotion, productId: string): boolean {
  return scope === null || scope.productIds.includes(productId);
}

/** Returns the value before discounts of the lines that a promotion is for, in paise. */
export function promotedWorth(promotion: Promotion, lines: readonly PricedLine[]): Paise {
  const own = lines.filter(({ productId }) => isPromoted(promotion, productId));
  return sumPaise(own.map(({ unitPricePaise, quantity }) => unitPricePaise * quantity));
}

type PricedLine = { productId: string; unitPricePaise: Paise; quantity: number };

/** Returns the discount in paise on products worth subtotalPaise, never more than that. It does not check whether the promotion applies. */
export function promotionDiscount(promotion: Promotion, subtotalPaise: Paise): Paise {
  if (promotion.type === 'fixed') return Math.min(promotion.amountPaise ?? 0, subtotalPaise);
  const share = shareOf(subtotalPaise, promotion.percentBp ?? 0);
  return Math.min(share, promotion.maxDiscountPaise ?? share, subtotalPaise);
}

export type PromotionRefusal = {
  reason:
    | 'unknown'
    | 'inactive'
    | 'not_started'
    | 'expired'
    | 'used_up'
    | 'already_used'
    | 'other_products'
    | 'minimum_not_reached';
  /** The specification's sentence. */
  message: string;
  /** The reason, and what would help. */
  detail: string;
};

export type PromotionUse = {
  /** The value before discounts of the products that it is for. */
  subtotalPaise: Paise;
  at: Date;
  /** How often this customer has used it; leave out for a guest. */
  customerUses?: number;
  /** How many of this customer's uses do not count, because their orders would be replaced. */
  freedUses?: number;
};

/** Returns why a promotion does not apply now to this cart and customer; undefined when it does. */
export function promotionRefusal(promotion: Promotion, use: PromotionUse): PromotionRefusal | undefined {
  return (
    refusalByTime(promotion, use.at, use.at) ??
    refusalByUse(promotion, use) ??
    refusalByScope(promotion) ??
    refusalByMinimum(promotion, use.subtotalPaise)
  );
}

/** Returns the refusal of a code that does not exist. */
export function unknownPromotion(code: string): PromotionRefusal {
  return refuse('unknown', `Please check the spelling of ${code}.`);
}

/** Returns the refusal of a code that another unpaid order of the same customer uses. */
export function refusalByOwnOrder(code: string, orderNumber: string): PromotionRefusal {
  const way = 'Pay that order, or cancel it to use the code here.';
  return refuse(
    'already_used',
    `${code} is already on your order ${orderNumber}, which is waiting for payment. ${way}`,
  );
}

/**
 * Returns the refusal that a quote can determine from the day and the cart alone, in the browser and on the server alike. Moments within
 * the day and the number of uses are checked by promotionRefusal before a promotion is put into a quote.
 */
export function promotionRefusalOnDay(
  promotion: Promotion,
  on: string,
  subtotalPaise: Paise,
): PromotionRefusal | undefined {
  const start = startOfIndianDay(on);
  const end = new Date(start.getTime() + dayMs - 1);
  return (
    refusalByTime(promotion, start, end) ??
    refusalByScope(promotion) ??
    refusalByMinimum(promotion, subtotalPaise)
  );
}

/** Returns why the promotion never applies between two moments, for any customer. */
function refusalByTime(promotion: Promotion, from: Date, to: Date): PromotionRefusal | undefined {
  const { code, startsAt, endsAt } = promotion;
  if (promotion.archivedAt) return refuse('inactive', `${code} is not running at present.`);
  if (startsAt && to < startsAt) return refuse('not_started', `${code} starts ${formatStart(startsAt, to)}.`);
  if (endsAt && from >= endsAt)
    return refuse(
      'expired',
      `${code} ended on ${formatDayMonthYear(toIndianDay(new Date(endsAt.getTime() - 1)))}.`,
    );
  return undefined;
}

/** Returns when a promotion starts: on a day, or at a time today. */
function formatStart(startsAt: Date, now: Date): string {
  const day = toIndianDay(startsAt);
  if (day !== toIndianDay(now)) return `on ${formatDayMonthYear(day)}`;
  const [hour, minute] = toIndianTime(startsAt).slice(11, 16).split(':');
  return `today at ${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}

function refusalByUse(
  promotion: Promotion,
  { customerUses = 0, freedUses = 0 }: PromotionUse,
): PromotionRefusal | undefined {
  const { code, usageLimit, usedCount, perCustomerLimit } = promotion;
  if (perCustomerLimit !== null && customerUses - freedUses >= perCustomerLimit) {
    const times = perCustomerLimit === 1 ? 'once' : `${perCustomerLimit} times`;
    return refuse('already_used', `Each customer can use ${code} ${times}.`);
  }
  if (usageLimit !== null && usedCount - freedUses >= usageLimit) {
    return refuse('used_up', `${code} has reached its usage limit.`);
  }
  return undefined;
}

function refusalByScope({ code, scope }: Promotion): PromotionRefusal | undefined {
  if (scope === null || scope.productIds.length > 0) return undefined;
  return refuse('other_products', `${code} is only for products in ${scope.name}.`);
}

function refusalByMinimum(promotion: Promotion, subtotalPaise: Paise): PromotionRefusal | undefined {
  const { code, minimumPaise, scope } = promotion;
  const missingPaise = minimumPaise - subtotalPaise;
  if (missingPaise <= 0) return undefined;
  const minimum = formatRupees(minimumPaise, { decimals: 'auto' });
  const missing = formatRupees(missingPaise, { decimals: 'auto' });
  const products = scope === null ? 'products' : `products in ${scope.name}`;
  return refuse('minimum_not_reached', `Add ${products} for ${missing} more: ${code} needs ${minimum}.`);
}

function refuse(reason: PromotionRefusal['reason'], detail: string): PromotionRefusal {
  return { reason, message: messages[reason], detail };
}

const messages: Record<PromotionRefusal['reason'], string> = {
  unknown: 'Invalid or expired promo code',
  inactive: 'Invalid or expired promo code',
  not_started: 'Invalid or expired promo code',
  expired: 'Invalid or expired promo code',
  used_up: 'Invalid or expired promo code',
  already_used: 'You have already used this promo code',
  other_products: 'This promo code is for other products',
  minimum_not_reached: 'This promo code needs a larger order',
};
