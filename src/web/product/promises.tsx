import { Link } from 'react-router';
import { RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import { formatRupees, type Paise } from '#domain/money/money.ts';
import { formatReturnWindow } from '#domain/order/return-window.ts';
import { paths } from '#web/paths.ts';
import type { CodTerms } from './format-cod.ts';

export type Promised = {
  freeShippingFromPaise: Paise;
  returnDays: number;
  /** Opens a chat with the seller, where they have a number for it. */
  askUrl: string | null;
} & CodTerms;

/** Says in a line each how every product is shipped, paid and returned, with the way to the terms. */
export function Promises({ freeShippingFromPaise, codLimitPaise, returnDays }: Promised) {
  const money = (paise: Paise) => formatRupees(paise, { decimals: 'auto' });
  return (
    <ul className="flex flex-col gap-2">
      <li className={line}>
        <Truck aria-hidden="true" size={22} className="text-madder" />
        {freeShippingFromPaise > 0
          ? `Free shipping on orders over ${money(freeShippingFromPaise)}`
          : 'Free shipping on every order'}
      </li>
      {returnDays > 0 && (
        <li className={line}>
          <RotateCcw aria-hidden="true" size={22} className="text-madder" />
          <Link to={paths.returns()} className={link}>
            Return within {formatReturnWindow(returnDays)} of delivery
          </Link>
        </li>
      )}
      <li className={line}>
        <ShieldCheck aria-hidden="true" size={22} className="text-madder" />
        <span>
          Secure payment by UPI, card or net banking
          {codLimitPaise !== null && (
            <>
              {', '}
              <Link to={paths.faq()} className="link">
                cash on delivery
              </Link>{' '}
              up to {money(codLimitPaise)}
            </>
          )}
        </span>
      </li>
    </ul>
  );
}

const line = 'flex items-center gap-3';
const link = 'inline-flex min-h-11 items-center link';
