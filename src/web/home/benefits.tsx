import { BadgeCheck, Banknote, RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import { formatRupees, type Paise } from '#domain/money/money.ts';
import { formatReturnWindow } from '#domain/order/return-window.ts';

/** The payment methods of this shop. */
export type PaymentWays = { online: boolean; cod: boolean };
type BenefitsProps = { freeShippingFromPaise: Paise; returnDays: number; payment: PaymentWays };

/** Lists the benefits for every buyer. The free-shipping threshold and the return window come from the settings. */
export function Benefits({ freeShippingFromPaise, returnDays, payment }: BenefitsProps) {
  const threshold = formatRupees(freeShippingFromPaise, { decimals: 'auto' });
  const benefits = [
    {
      Icon: Truck,
      title: 'Free shipping',
      text: freeShippingFromPaise > 0 ? `On orders above ${threshold}` : 'On every order',
    },
    ...listPaymentBenefits(payment),
    { Icon: BadgeCheck, title: 'Authentic products', text: 'Handcrafted in India' },
    ...listReturnBenefits(returnDays),
  ];
  return (
    <section aria-label="Why buy here" className="pt-12 measure lg:pt-16">
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
  const title = `${formatReturnWindow(returnDays)} return policy`;
  return [{ Icon: RotateCcw, title, text: 'Sent back unused, refunded in full' }];
}

function listPaymentBenefits({ online, cod }: PaymentWays) {
  if (!online && !cod) return [];
  if (!online) return [{ Icon: Banknote, title: 'Cash on delivery', text: 'Pay when your order arrives' }];
  const text = cod ? 'UPI, cards, net banking or cash on delivery' : 'UPI, cards or net banking';
  return [{ Icon: ShieldCheck, title: 'Secure payment', text }];
}
