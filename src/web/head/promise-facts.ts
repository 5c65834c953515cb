import { toRupees, type Paise } from '#domain/money.ts';

type Days = { from: number; to: number };

/** Goods may come back within so many days: https://schema.org/MerchantReturnPolicy. */
export function toReturnsFacts(days: number): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}

/** What sending costs, anywhere in India, and for how long a parcel is on its way: https://schema.org/OfferShippingDetails. */
export function toShippingFacts(costPaise: Paise, days: { handling: Days; transit: Days }): object {
  return {
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

function toDays({ from, to }: Days): object {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}
