import { z } from 'zod';
import { toPaise, toRupees } from '#domain/money/money.ts';
import type { Offered } from '#domain/seller/offered.ts';
import { fromOrderSettingsJson, orderSettingsJson, toOrderSettingsJson } from './order/order-settings.ts';
import { ReviewSettings } from '#domain/review/review-settings.ts';
import { SellerKind } from '#domain/seller/seller.ts';
import { ShopLogo } from '#domain/seller/shop-logo.ts';
import { defaultSettings, Settings, type QuoteSettings } from '#domain/settings/settings.ts';
import { StateKey } from '#domain/tax/state.ts';

const rupees = z.number().min(0).max(100_000_000);
const percent = z.number().min(0).max(100);

/** GET /settings/public: rupees and percent. `home_state` lets the browser show the right tax before the server's quote arrives. */
export const PublicSettings = z.object({
  shipping: z.object({
    free_shipping_threshold: rupees,
    standard_shipping_rate: rupees,
    express_shipping_rate: rupees,
    gift_wrap_offered: z.boolean().default(false),
    gift_wrap_charge: rupees.default(0),
  }),
  payment: z.object({
    tax_rate: percent,
    prepaid_discount: percent,
    cod_enabled: z.boolean(),
    /** Whether the shop accepts online payments: it does if the keys of a payment gateway are configured. */
    online_enabled: z.boolean().default(true),
    cod_limit: rupees,
    cod_charges: rupees,
    cod_needs_confirmation: z.boolean().default(false),
  }),
  general: z.object({
    currency: z.literal('INR'),
    shop_name: z.string().default(defaultSettings.general.shopName),
    round_to_rupee: z.boolean().default(true),
    /** Days from delivery within which products may be returned; 0 where the shop accepts no returns. */
    return_days: z.int().min(0).max(365).default(7),
    home_state: StateKey.default('UP'),
    seller_kind: SellerKind.default('regular'),
    /** The channels on which the shop can send messages, including sign-in codes. */
    channels: z
      .object({ sms: z.boolean(), whatsapp: z.boolean(), email: z.boolean() })
      .default({ sms: true, whatsapp: true, email: true }),
  }),
});
export type PublicSettings = z.infer<typeof PublicSettings>;

/** Returns the public part of the settings in the API's shape. Without online payment there is no discount for it either. */
export function toPublicSettings(settings: QuoteSettings, offered: Offered): PublicSettings {
  const { payment, general } = toQuoted(settings);
  const { onlinePayment, ...channels } = offered;
  return {
    ...toQuoted(settings),
    payment: {
      ...payment,
      online_enabled: onlinePayment,
      prepaid_discount: onlinePayment ? payment.prepaid_discount : 0,
    },
    general: { ...general, channels },
  };
}

function toQuoted(settings: QuoteSettings) {
  const { shipping, payment, general, seller } = settings;
  return {
    shipping: {
      free_shipping_threshold: toRupees(shipping.freeShippingThresholdPaise),
      standard_shipping_rate: toRupees(shipping.standardRatePaise),
      express_shipping_rate: toRupees(shipping.expressRatePaise),
      gift_wrap_offered: shipping.giftWrapOffered,
      gift_wrap_charge: toRupees(shipping.giftWrapPaise),
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
      return_days: general.returnDays,
      home_state: seller.homeState,
      seller_kind: seller.kind,
    },
  };
}

type QuotedJson = ReturnType<typeof toQuoted>;

/** Returns the public settings as `quote` needs them. */
export function fromPublicSettings(json: QuotedJson): QuoteSettings {
  const { shipping, payment, general } = json;
  return {
    shipping: {
      freeShippingThresholdPaise: toPaise(shipping.free_shipping_threshold),
      standardRatePaise: toPaise(shipping.standard_shipping_rate),
      expressRatePaise: toPaise(shipping.express_shipping_rate),
      giftWrapOffered: shipping.gift_wrap_offered,
      giftWrapPaise: toPaise(shipping.gift_wrap_charge),
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
      returnDays: general.return_days,
    },
    seller: { homeState: general.home_state, kind: general.seller_kind },
  };
}

const SellerJson = z.object({
  kind: SellerKind.default('regular'),
  legal_name: z.string(),
  trade_name: z.string(),
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
  address: z.object({
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    state: StateKey,
    postal_code: z.string(),
  }),
  email: z.string(),
  phone: z.string(),
  home_state: StateKey,
  // OpenAPI would describe a literal of several values by its first value alone.
  hsn_digits: z.union([z.literal(4), z.literal(6), z.literal(8)]),
  signatory_name: z.string(),
  signature_image: z.string().nullable(),
  grievance_officer: z.object({
    name: z.string(),
    designation: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  /** Rupees; null for the limit of the home State. */
  turnover_limit: rupees.nullable().default(null),
});

/** All settings, as the admin reads and writes them. */
export const SettingsJson = z.object({
  shipping: PublicSettings.shape.shipping,
  payment: PublicSettings.shape.payment
    .omit({ online_enabled: true })
    .extend({ use_default_rate: z.boolean().default(false), link_hours: z.int().default(24) }),
  general: PublicSettings.shape.general
    .omit({ home_state: true, seller_kind: true, channels: true })
    .extend({ logo: ShopLogo.nullable().default(null) }),
  seller: SellerJson,
  ...orderSettingsJson,
  reviews: z.object({ hold_all: z.boolean(), words: ReviewSettings.shape.words.unwrap() }),
});
export type SettingsJson = z.infer<typeof SettingsJson>;

export const SettingsSection = SettingsJson.keyof();
export type SettingsSection = z.infer<typeof SettingsSection>;

/** Returns all settings in rupees, percent and snake_case. */
export function toSettingsJson(settings: Settings): SettingsJson {
  const { general: publicGeneral, payment, shipping } = toQuoted(settings);
  const { home_state, seller_kind, ...general } = publicGeneral;
  const { legalName, tradeName, address, hsnDigits, signatoryName, signatureImage, grievanceOfficer } =
    settings.seller;
  const { postalCode, ...lines } = address;
  const { gstin, pan, email, phone, turnoverLimitPaise } = settings.seller;
  return {
    shipping,
    payment: {
      ...payment,
      use_default_rate: settings.payment.useDefaultRate,
      link_hours: settings.payment.linkHours,
    },
    general: { ...general, logo: settings.general.logo },
    seller: {
      kind: seller_kind,
      legal_name: legalName,
      trade_name: tradeName,
      gstin,
      pan,
      address: { ...lines, postal_code: postalCode },
      email,
      phone,
      home_state,
      hsn_digits: hsnDigits,
      signatory_name: signatoryName,
      signature_image: signatureImage,
      grievance_officer: grievanceOfficer,
      turnover_limit: turnoverLimitPaise === null ? null : toRupees(turnoverLimitPaise),
    },
    ...toOrderSettingsJson(settings),
    reviews: { hold_all: settings.reviews.holdAll, words: settings.reviews.words },
  };
}

/** Reads the settings that the admin sent. Throws ZodError where they break a rule of the settings, such as a GSTIN of another State. */
export function fromSettingsJson(json: SettingsJson): Settings {
  const { seller } = json;
  const { postal_code, ...lines } = seller.address;
  const quoted = fromPublicSettings({
    ...json,
    general: { ...json.general, home_state: seller.home_state, seller_kind: seller.kind },
  });
  return Settings.parse({
    ...quoted,
    payment: {
      ...quoted.payment,
      useDefaultRate: json.payment.use_default_rate,
      linkHours: json.payment.link_hours,
    },
    general: { ...quoted.general, logo: json.general.logo },
    seller: {
      kind: seller.kind,
      legalName: seller.legal_name,
      tradeName: seller.trade_name,
      gstin: seller.gstin,
      pan: seller.pan,
      address: { ...lines, postalCode: postal_code },
      email: seller.email,
      phone: seller.phone,
      homeState: seller.home_state,
      hsnDigits: seller.hsn_digits,
      signatoryName: seller.signatory_name,
      signatureImage: seller.signature_image,
      grievanceOfficer: seller.grievance_officer,
      turnoverLimitPaise: seller.turnover_limit === null ? null : toPaise(seller.turnover_limit),
    },
    ...fromOrderSettingsJson(json),
    reviews: { holdAll: json.reviews.hold_all, words: json.reviews.words },
  });
}
