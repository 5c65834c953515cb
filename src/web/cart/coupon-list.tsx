import type { CouponJson } from '#contract/pricing/cart-quote.ts';
import { formatAmount } from '#domain/money/money.ts';
import { Badge } from '#ui/badge.tsx';
import * as words from './words.ts';

type CouponListProps = { coupons: readonly CouponJson[]; onChoose: (coupon: CouponJson) => void };

/** Lists the announced codes that apply to this cart, the best first; one tap applies a code. */
export function CouponList({ coupons, onChoose }: CouponListProps) {
  if (coupons.length === 0) return null;
  return (
    <ul aria-label={words.couponsForCart} className="flex flex-col gap-2">
      {coupons.map((coupon, index) => (
        <li key={coupon.code}>
          <button
            type="button"
            onClick={() => onChoose(coupon)}
            className="flex min-h-13 w-full flex-wrap items-center gap-x-3 rounded-sm border border-dashed border-edge px-3 py-2 text-left transition-colors hover:border-leaf hover:bg-leaf-wash"
          >
            <span className="min-w-0 flex-[1_1_8rem]">
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                {coupon.code}{' '}
                {index === 0 && coupons.length > 1 && <Badge tone="leaf">{words.bestForYou}</Badge>}
              </span>{' '}
              <span className="block text-sm text-quiet">{coupon.description}</span>
            </span>{' '}
            <span className="flex-none text-right text-sm text-leaf">
              {words.save(formatCoupon(coupon))}
              <span className="block font-semibold text-indigo">{words.applyCoupon}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the amount that a coupon saves: `₹200`. */
export function formatCoupon({ discount }: CouponJson): string {
  return formatAmount(discount, { decimals: 'auto' });
}
