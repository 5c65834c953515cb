import { z } from 'zod';
import { CodRules } from './cod-rules.ts';
import { Gstin, gstinState, Pan } from './gstin.ts';
import { HoldLimits } from './hold-limits.ts';
import { getState, StateKey } from './state.ts';

const paise = z.int().min(0).max(100_000_000_00);
const line = z.string().trim().max(200);

/** Shipping amounts, GST included. */
const ShippingSettings = z.object({
  freeShippingThresholdPaise: paise.default(5000_00),
  standardRatePaise: paise.default(100_00),
  /** Express is offered only where this is above zero. */
  expressRatePaise: paise.default(200_00),
});

const PaymentSettings = z.object({
  /** For goods that have neither a rate nor an HSN code with rates; the office warns about each of them. */
  defaultRateBp: z.int().min(0).max(10_000).default(1800),
  prepaidDiscountBp: z.int().min(0).max(10_000).default(500),
  codEnabled: z.boolean().default(true),
  /** Most cash a courier is asked to collect, the charge included. */
  codLimitPaise: paise.default(10_000_00),
  codChargePaise: paise.default(50_00),
  /** Cash-on-delivery orders wait for the owner's word before they are processing. */
  codNeedsConfirmation: z.boolean().default(false),
});

const GeneralSettings = z.object({
  currency: z.literal('INR').default('INR'),
  shopName: line.min(1).default('Haat'),
  roundToRupee: z.boolean().default(true),
});

/** Whoever invoices: what Rule 46 prints and what the E-Commerce Rules 2020 have to be shown. */
const SellerSettings = z
  .object({
    legalName: line.default(''),
    tradeName: line.default(''),
    gstin: Gstin.nullable().default(null),
    pan: Pan.nullable().default(null),
    address: z
      .object({
        line1: line.default(''),
        line2: line.default(''),
        city: line.default(''),
        state: StateKey.default('UP'),
        postalCode: line.default(''),
      })
      .prefault({}),
    email: line.default(''),
    phone: line.default(''),
    homeState: StateKey.default('UP'),
    /** HSN digits on invoices: 4 up to ₹5 crore turnover, 6 above (Notification 78/2020); 8 is always right. */
    hsnDigits: z.literal([4, 6, 8]).default(8),
    signatoryName: line.default(''),
    signatureImage: line.nullable().default(null),
    grievanceOfficer: z
      .object({
        name: line.default(''),
        designation: line.default('Grievance Officer'),
        email: line.default(''),
        phone: line.default(''),
      })
      .prefault({}),
  })
  .superRefine((seller, issues) => {
    const registered = seller.gstin ? gstinState(seller.gstin) : undefined;
    if (registered === undefined || registered === seller.homeState) return;
    const message = `The GSTIN is registered in ${getState(registered).name}: the home State must be the same`;
    issues.addIssue({ code: 'custom', path: ['homeState'], message });
  });

/** What the shop writes to its owners. */
const NotificationSettings = z.object({
  newOrders: z.enum(['each', 'daily', 'off']).default('each'),
});

/** Everything the owner sets about money and identity; `Settings.parse({})` gives the built-in defaults. */
export const Settings = z.object({
  shipping: ShippingSettings.prefault({}),
  payment: PaymentSettings.prefault({}),
  general: GeneralSettings.prefault({}),
  seller: SellerSettings.prefault({}),
  holds: HoldLimits.prefault({}),
  cod: CodRules.prefault({}),
  notifications: NotificationSettings.prefault({}),
});
export type Settings = z.infer<typeof Settings>;
export type Seller = Settings['seller'];

/** What a quote must know: the same in the browser (from GET /settings/public) and on the server. */
export type QuoteSettings = Pick<Settings, 'shipping' | 'payment' | 'general'> & {
  seller: Pick<Seller, 'homeState'>;
};

/** The specification's built-in defaults, used until settings are loaded and wherever they cannot be. */
export const defaultSettings: Settings = Settings.parse({});
