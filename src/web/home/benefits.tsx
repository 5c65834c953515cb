import { BadgeCheck, Banknote, RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import { formatRupees, type Paise } from '#domain/money/money.ts';
import { formatReturnWindow } from '#domain/day-words.ts';
import * as words from './words.ts';

/** The payment methods of this shop. */
export type PaymentWays = { online: boolean; cod: boolean };
type BenefitsProps = { freeShippingFromPaise: Paise; returnDays: number; payment: PaymentWays };

/** Lists the benefits for every buyer. The free-shipping threshold and the return window come from the settings. */
export function Benefits({ freeShippingFromPaise, returnDays, payment }: BenefitsProps) {
  const threshold = formatRupees(freeShippingFromPaise, { decimals: 'auto' });
  const benefits = [
    {
      Icon: Truck,
      title: words.freeShipping,
      text: freeShippingFromPaise > 0 ? words.freeShippingAbove(threshold) : words.freeShippingAlways,
    },
    ...listPaymentBenefits(payment),
    { Icon: BadgeCheck, title: words.authentic, text: words.authenticText },
    ...listReturnBenefits(returnDays),
  ];
  return (
    <section aria-label={words.benefits} className="pt-12 measure lg:pt-16">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
        {benefits.map(({ Icon, title, text }) => (
          <li key={title} className="flex flex-col items-center text-center">
            <Icon aria-hidden="true" size={32} className="text-madder" />
            <h2 className="mt-2 font-medium">{title}</h2>
            <p className="text-sm text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function listReturnBenefits(returnDays: number) {
  if (returnDays === 0) return [];
  const title = words.returnPolicy(formatReturnWindow(returnDays));
  return [{ Icon: RotateCcw, title, text: words.returnPolicyText }];
}

function listPaymentBenefits({ online, cod }: PaymentWays) {
  if (!online && !cod) return [];
  if (!online) return [{ Icon: Banknote, title: words.cod, text: words.codText }];
  const text = cod ? words.waysToPayWithCod : words.waysToPay;
  return [{ Icon: ShieldCheck, title: words.securePayment, text }];
}
