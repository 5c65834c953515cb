import { z } from 'zod';
import { toPaise, toRupees } from './money.ts';
import { defaultSettings, type QuoteSettings, type Settings } from './settings.ts';
import { StateKey } from './state.ts';

const rupees = z.number().min(0).max(100_000_000);
const percent = z.number().min(0).max(100);

/** GET /settings/public: rupees and percent. `home_state` lets the browser show the right tax before the server says so. */
export const PublicSettings = z.object({
  shipping: z.object({
    free_shipping_threshold: rupees,
    standard_shipping_rate: rupees,
    express_shipping_rate: rupees,
  }),
  payment: z.object({
    tax_rate: percent,
    prepaid_discount: percent,
    cod_enabled: z.boolean(),
    cod_limit: rupees,
    cod_charges: rupees,
    cod_needs_confirmation: z.boolean().default(false),
  }),
  general: z.object({
    currency: z.literal('INR'),
    shop_name: z.string().default(defaultSettings.general.shopName),
    round_to_rupee: z.boolean().default(true),
    home_state: StateKey.default('UP'),
  }),
});
export type PublicSettings = z.infer<typeof PublicSettings>;

/** What anybody may know of the settings, as the API says it. */
export function toPublicSettings(settings: QuoteSettings): PublicSettings {
  const { shipping, payment, general, seller } = settings;
  return {
    shipping: {
      free_shipping_threshold: toRupees(shipping.freeShippingThresholdPaise),
      standard_shipping_rate: toRupees(shipping.standardRatePaise),
      express_shipping_rate: toRupees(shipping.expressRatePaise),
    },
    payment: {
      tax_rate: payment.defaultRateBp / 100,
      prepaid_discount: payment.prepaidDiscountBp / 100,
      cod_enabled: payment.codEnabled,
      cod_limit: toRupees(payment.codLimitPaise),
      cod_charges: toRupees(payment.codChargePaise),
      cod_needs_confirmation: payment.codNeedsConfirmation,
    },
    general: {
      currency: general.currency,
      shop_name: general.shopName,
      round_to_rupee: general.roundToRupee,
      home_state: seller.homeState,
    },
  };
}

/** The public settings as `quote` wants them. */
export function fromPublicSettings(json: PublicSettings): QuoteSettings {
  const { shipping, payment, general } = json;
  return {
    shipping: {
      freeShippingThresholdPaise: toPaise(shipping.free_shipping_threshold),
      standardRatePaise: toPaise(shipping.standard_shipping_rate),
      expressRatePaise: toPaise(shipping.express_shipping_rate),
    },
    payment: {
      defaultRateBp: Math.round(payment.tax_rate * 100),
      prepaidDiscountBp: Math.round(payment.prepaid_discount * 100),
      codEnabled: payment.cod_enabled,
      codLimitPaise: toPaise(payment.cod_limit),
      codChargePaise: toPaise(payment.cod_charges),
      codNeedsConfirmation: payment.cod_needs_confirmation,
    },
    general: {
      currency: general.currency,
      shopName: general.shop_name,
      roundToRupee: general.round_to_rupee,
    },
    seller: { homeState: general.home_state },
  };
}

/** New settings with the public part replaced, the seller otherwise as before. */
export function withPublicSettings(settings: Settings, json: PublicSettings): Settings {
  const { shipping, payment, general, seller } = fromPublicSettings(json);
  return { shipping, payment, general, seller: { ...settings.seller, homeState: seller.homeState } };
}
