import { expect, test } from 'vitest';
import {
  fromPublicSettings,
  fromSettingsJson,
  PublicSettings,
  SettingsJson,
  toPublicSettings,
  toSettingsJson,
} from '#contract/settings.ts';
import { EVERYTHING_OFFERED } from '#domain/seller/offered.ts';
import { defaultSettings, Settings } from './settings.ts';

test('the public settings have the specification’s defaults', () => {
  expect(toPublicSettings(defaultSettings, EVERYTHING_OFFERED)).toEqual({
    shipping: {
      free_shipping_threshold: 5000,
      standard_shipping_rate: 100,
      express_shipping_rate: 200,
      gift_wrap_offered: false,
      gift_wrap_charge: 0,
    },
    payment: {
      tax_rate: 18,
      prepaid_discount: 5,
      cod_enabled: true,
      cod_limit: 10_000,
      cod_charges: 50,
      cod_needs_confirmation: false,
      online_enabled: true,
    },
    general: {
      currency: 'INR',
      shop_name: 'Haat',
      round_to_rupee: true,
      return_days: 7,
      home_state: 'UP',
      seller_kind: 'regular',
      channels: { sms: true, whatsapp: true, email: true },
    },
  });
});

test('a shop without suppliers reports its missing channels and offers no prepaid discount', () => {
  const nothing = { onlinePayment: false, sms: false, whatsapp: false, email: false };
  const { payment, general } = toPublicSettings(defaultSettings, nothing);
  expect(payment).toMatchObject({ online_enabled: false, prepaid_discount: 0, cod_enabled: true });
  expect(general.channels).toEqual({ sms: false, whatsapp: false, email: false });
});

test('public settings read back in the browser give everything that a quote needs', () => {
  const settings = Settings.parse({
    shipping: { standardRatePaise: 9950, expressRatePaise: 0, freeShippingThresholdPaise: 99_999 },
    payment: { defaultRateBp: 250, prepaidDiscountBp: 333, codLimitPaise: 1, codNeedsConfirmation: true },
    general: { roundToRupee: false, shopName: 'Kashi Crafts' },
    seller: { homeState: 'CH', kind: 'composition' },
  });
  const { shipping, payment: stored, general: all } = settings;
  // Only the server knows whether products without a rate are sold, and how long a payment link is open. A quote needs no logo.
  const { useDefaultRate: _, linkHours: __, ...payment } = stored;
  const { logo: ___, ...general } = all;
  const json = PublicSettings.parse(
    JSON.parse(JSON.stringify(toPublicSettings(settings, EVERYTHING_OFFERED))),
  );
  expect(fromPublicSettings(json)).toEqual({
    shipping,
    payment,
    general,
    seller: { homeState: 'CH', kind: 'composition' },
  });
});

test('settings that the server omits take their defaults', () => {
  const { shipping, payment } = toPublicSettings(defaultSettings, EVERYTHING_OFFERED);
  const json = PublicSettings.parse({ shipping, payment, general: { currency: 'INR' } });
  expect(json).toEqual(toPublicSettings(defaultSettings, EVERYTHING_OFFERED));
});

test('the home State appears only in the seller settings, not in the general ones', () => {
  expect(Object.keys(SettingsJson.shape.general.shape)).not.toContain('home_state');
});

test('all settings survive a JSON round trip', () => {
  const settings = Settings.parse({
    payment: { codChargePaise: 4999 },
    seller: {
      legalName: 'Haat Handicrafts LLP',
      tradeName: 'Haat',
      gstin: '09ABCDE1234F1ZY',
      pan: 'ABCDE1234F',
      address: { line1: '12 Thatheri Bazaar', city: 'Varanasi', postalCode: '221001' },
      hsnDigits: 4,
      signatureImage: '/media/signature.webp',
      grievanceOfficer: { name: 'Meera Mishra', email: 'meera@haat.example' },
    },
    holds: { piecesPerCustomer: 20, piecesPerDevice: 40, piecesPerNetwork: 800 },
    cod: {
      needsProvenNumber: false,
      firstOrderLimitPaise: 1_234_56,
      refusedPins: ['226001'],
      daysToConfirm: 5,
    },
    notifications: { newOrders: 'daily' },
  });
  const json = SettingsJson.parse(JSON.parse(JSON.stringify(toSettingsJson(settings))));
  expect(json.seller).toMatchObject({ legal_name: 'Haat Handicrafts LLP', home_state: 'UP', hsn_digits: 4 });
  expect(fromSettingsJson(json)).toEqual(settings);
});

test('the public settings hold nothing of the seller but the home State and the kind', () => {
  const settings = Settings.parse({
    seller: {
      legalName: 'Haat Handicrafts LLP',
      tradeName: 'Haat of Kashi',
      gstin: '09ABCDE1234F1ZY',
      pan: 'ABCDE1234F',
      address: { line1: '12 Thatheri Bazaar', line2: 'Chowk', city: 'Varanasi', postalCode: '221001' },
      email: 'ask@haat.example',
      phone: '9876543210',
      signatoryName: 'Asha Verma',
      signatureImage: '/media/signature.webp',
      grievanceOfficer: { name: 'Meera Mishra', designation: 'Partner', email: 'meera@haat.example' },
      turnoverLimitPaise: 1_500_000_00,
    },
    cod: { refusedPins: ['226001'], firstOrderLimitPaise: 1_234_56 },
  });
  expect(toPublicSettings(settings, EVERYTHING_OFFERED)).toEqual(
    toPublicSettings(defaultSettings, EVERYTHING_OFFERED),
  );
});

test('a GSTIN from a State other than the home State is refused, naming that State', () => {
  const seller = { gstin: '27AAPFU0939F1ZV', homeState: 'UP' };
  const { error } = Settings.safeParse({ seller });
  expect(error?.issues[0]).toMatchObject({
    path: ['seller', 'homeState'],
    message: 'The GSTIN is registered in Maharashtra, so the home State must be the same',
  });
  expect(Settings.safeParse({ seller: { ...seller, homeState: 'MH' } }).success).toBe(true);
});

test.each([
  { shipping: { standardRatePaise: -1 } },
  { shipping: { standardRatePaise: 99.5 } },
  { payment: { prepaidDiscountBp: 10_001 } },
  { general: { currency: 'USD' } },
  { general: { shopName: ' ' } },
  { seller: { homeState: 'XX' } },
  { seller: { gstin: '27AAPFU0939F1ZW' } },
  { seller: { hsnDigits: 5 } },
  { holds: { piecesPerCustomer: 0 } },
  { cod: { refusedPins: ['12345'] } },
  { notifications: { newOrders: 'hourly' } },
])('%j is refused as settings', (settings) => {
  expect(Settings.safeParse(settings).success).toBe(false);
});
