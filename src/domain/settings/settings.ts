import { z } from 'zod';
import { HoldLimits } from '#domain/order/stock-hold.ts';
import { CourierSettings } from '#domain/shipment/courier-gateway.ts';
import { CodRules } from '#domain/cash-on-delivery/cod-rules.ts';
import { ReviewSettings } from '#domain/review/review-settings.ts';
import { FEW_LEFT } from '#domain/stock/stock.ts';
import { Seller } from '#domain/seller/seller.ts';
import { ShopLogo } from '#domain/seller/shop-logo.ts';

const paise = z.int().min(0).max(100_000_000_00);
const line = z.string().trim().max(200);

/** Amounts for delivery and gift wrapping, GST included. */
const ShippingSettings = z.object({
  freeShippingThresholdPaise: paise.default(5000_00),
  standardRatePaise: paise.default(100_00),
  /** Express is offered only where this is above zero. */
  expressRatePaise: paise.default(200_00),
  /** Whether shoppers may have an order wrapped as a gift, with a message. */
  giftWrapOffered: z.boolean().default(false),
  giftWrapPaise: paise.default(0),
});

const PaymentSettings = z.object({
  /** The rate of products that have neither a rate nor an HSN code with rates. */
  defaultRateBp: z.int().min(0).max(10_000).default(1800),
  /** The owner agrees to sell such products at the default rate; until then they cannot be ordered. */
  useDefaultRate: z.boolean().default(false),
  prepaidDiscountBp: z.int().min(0).max(10_000).default(500),
  codEnabled: z.boolean().default(true),
  /** The most cash that a courier is asked to collect, the charge included. */
  codLimitPaise: paise.default(10_000_00),
  codChargePaise: paise.default(50_00),
  /** Cash-on-delivery orders wait for the owner's confirmation before they become processing. */
  codNeedsConfirmation: z.boolean().default(false),
  /** Hours for which a telephone order waits for payment by its link, and keeps its pieces. */
  linkHours: z.int().min(1).max(168).default(24),
});

const GeneralSettings = z.object({
  currency: z.literal('INR').default('INR'),
  shopName: line.min(1).default('Haat'),
  /** Shown instead of the name in the head of every page, and printed on invoices. */
  logo: ShopLogo.nullable().default(null),
  roundToRupee: z.boolean().default(true),
  /** Days from delivery within which products may be returned; 0 where the shop accepts no returns. */
  returnDays: z.int().min(0).max(365).default(7),
});

/** Which messages the shop sends to its owners. */
const NotificationSettings = z.object({
  newOrders: z.enum(['each', 'daily', 'off']).default('each'),
});

/** A product counts as low at this many pieces or fewer, unless it has its own mark. */
const StockSettings = z.object({ lowMark: z.int().min(0).max(99_999).default(FEW_LEFT) });

/** A shop that is set up in a browser is closed until its owner opens it; one that is set up on the command line is open once its seller is complete. */
const OpeningSettings = z.object({
  isOpen: z.boolean().default(true),
  /** The owner's words to customers while a shop that was open is closed, such as for a holiday. */
  closedWords: z.string().trim().max(200).default(''),
});

/** Everything the owner sets about money and identity; `Settings.parse({})` gives the built-in defaults. */
export const Settings = z.object({
  shipping: ShippingSettings.prefault({}),
  payment: PaymentSettings.prefault({}),
  general: GeneralSettings.prefault({}),
  seller: Seller.prefault({}),
  holds: HoldLimits.prefault({}),
  cod: CodRules.prefault({}),
  courier: CourierSettings.prefault({}),
  notifications: NotificationSettings.prefault({}),
  opening: OpeningSettings.prefault({}),
  stock: StockSettings.prefault({}),
  reviews: ReviewSettings.prefault({}),
});
export type Settings = z.infer<typeof Settings>;

/** The settings that a quote needs: the same in the browser (from GET /settings/public) and on the server. */
export type QuoteSettings = Pick<Settings, 'shipping'> & {
  general: Omit<Settings['general'], 'logo'>;
  payment: Omit<Settings['payment'], 'useDefaultRate' | 'linkHours'>;
  seller: Pick<Seller, 'homeState' | 'kind'>;
};

/** The specification's built-in defaults, used until settings are loaded and wherever they cannot be. */
export const defaultSettings: Settings = Settings.parse({});
