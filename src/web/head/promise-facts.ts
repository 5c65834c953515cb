import { toRupees, type Paise } from '#domain/money/money.ts';

/** A node with an `@id` on the page. */
export type Fact = { '@id': string; [name: string]: unknown };
type Days = { from: number; to: number };

/** Describes the return window of `days` days: https://schema.org/MerchantReturnPolicy. */
export function toReturnsFacts(days: number): Fact {
  return {
    '@id': '#returns',
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}

/** Describes the shipping cost anywhere in India and the delivery time: https://schema.org/OfferShippingDetails. */
export function toShippingFacts(costPaise: Paise, days: { handling: Days; transit: Days }): Fact {
  return {
    '@id': `#shipping-${toRupees(costPaise)}`,
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toRupees(costPaise), currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: toDays(days.handling),
      transitTime: toDays(days.transit),
    },
  };
}

/** Writes each node in full at its first use and as a reference after that: twelve variants share one policy. */
export function describeOnce(): (node: Fact) => Fact {
  const described = new Set<string>();
  return (node) => {
    const id = node['@id'];
    if (described.has(id)) return { '@id': id };
    described.add(id);
    return node;
  };
}

function toDays({ from, to }: Days): object {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}
