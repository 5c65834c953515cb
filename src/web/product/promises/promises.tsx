import { Link } from 'react-router';
import { Banknote, RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import { formatRupees, type Paise } from '#domain/money/money.ts';
import { formatReturnWindow } from '#domain/day-words.ts';
import { PaymentMarks } from '#web/product-card/payment-marks.tsx';
import { useOffered } from '#web/shell/use-offered.ts';
import { paths } from '#web/paths.ts';
import type { Occasion } from '#domain/content/occasion.ts';
import type { CodTerms } from './format-cod.ts';
import * as words from '../words.ts';

export type Promised = {
  freeShippingFromPaise: Paise;
  returnDays: number;
  /** The URL that opens a chat with the seller; null if the seller has no number for it. */
  askUrl: string | null;
  /** The festival for which the last day to order is shown. */
  occasion: Occasion | null;
} & CodTerms;

/** Shows, in one line each, how every product is shipped, paid and returned, with links to the terms. */
export function Promises({ freeShippingFromPaise, codLimitPaise, returnDays }: Promised) {
  const { onlinePayment } = useOffered();
  const money = (paise: Paise) => formatRupees(paise, { decimals: 'auto' });
  return (
    <ul className="flex flex-col gap-2">
      <li className={line}>
        <Truck aria-hidden="true" size={22} className="text-madder" />
        {freeShippingFromPaise > 0
          ? words.freeShippingOver(money(freeShippingFromPaise))
          : words.freeShipping}
      </li>
      {returnDays > 0 && (
        <li className={line}>
          <RotateCcw aria-hidden="true" size={22} className="text-madder" />
          <Link to={paths.returns()} className={link}>
            {words.returnWithin(formatReturnWindow(returnDays))}
          </Link>
        </li>
      )}
      {onlinePayment && (
        <li className={line}>
          <ShieldCheck aria-hidden="true" size={22} className="flex-none text-madder" />
          <span>
            {words.securePayment}
            <PaymentMarks />
          </span>
        </li>
      )}
      {codLimitPaise !== null && (
        <li className={line}>
          <Banknote aria-hidden="true" size={22} className="text-madder" />
          <Link to={paths.faq()} className={link}>
            {words.codUpTo(money(codLimitPaise))}
          </Link>
        </li>
      )}
    </ul>
  );
}

const line = 'flex items-center gap-3';
const link = 'inline-flex min-h-11 items-center link';
