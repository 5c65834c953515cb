import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createFetchPublic } from '#gateways/fetch-public.ts';
import { createContentHost } from '#gateways/content-host.ts';
import { createInvoicePrinter } from '#gateways/invoice-pdf/invoice-pdf.ts';
import { createPaperPrinter } from '#gateways/papers/papers.ts';
import { drawTable } from '#gateways/papers/table-pdf.ts';
import { createMetaWhatsapp } from '#gateways/messaging/meta-whatsapp.ts';
import { createMsg91 } from '#gateways/messaging/msg91.ts';
import { createOutbox } from '#gateways/messaging/outbox.ts';
import { pictureMaker } from '#gateways/pictures/picture-maker.ts';
import { createRazorpay } from '#gateways/razorpay.ts';
import {
  SANDBOX_KEY_ID,
  type SandboxRazorpay,
  createSandboxRazorpay,
} from '#gateways/sandbox/razorpay/sandbox.ts';
import { createSmtp } from '#gateways/messaging/smtp.ts';
import { createTwilio, createTwilioWhatsapp } from '#gateways/messaging/twilio.ts';
import { OTP_MESSAGES } from '#domain/sign-in/otp.ts';
import type {
  ContentHostPort,
  Couriers,
  DrawInvoice,
  DrawPapers,
  DrawTable,
  FetchPublic,
  MediaStorePort,
  MessengerPort,
  Messengers,
  PicturesPort,
  RazorpayPort,
} from '#shop/ports.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Config } from '#server/config.ts';
import type { SmsKeys, WhatsappKeys } from '#server/message-keys.ts';
import { createCouriers } from './courier-suppliers.ts';
import type { Store } from './store.ts';

export type Suppliers = {
  razorpay?: RazorpayPort | undefined;
  messengers: Messengers;
  couriers: Couriers;
  pictures: PicturesPort;
  mediaStore: MediaStorePort;
  fetchPublic: FetchPublic;
  drawInvoice: DrawInvoice;
  drawPapers: DrawPapers;
  drawTable: DrawTable;
  contentHost?: ContentHostPort | undefined;
  sandbox?: SandboxRazorpay | undefined;
  courierSandbox?: Hono | undefined;
  /** Whether the outbox receives any message. */
  outbox: boolean;
};
type Making = {
  config: Config;
  store: Pick<Store, 'db' | 'secretsFor'>;
  mediaStore: MediaStorePort;
  clock: Clock;
  log: Log;
  ownUrl: () => string;
};

/**
 * Creates the suppliers that the environment names. In a demo a sandbox replaces each supplier that is not named; in a real shop that
 * supplier is missing.
 */
export function createSuppliers(making: Making): Suppliers {
  const { mediaStore } = making;
  const messengers = createMessengers(making);
  const baseUrl = making.config.CONTENT_BASE_URL;
  return {
    ...createPayments(making),
    ...createCouriers(making),
    ...messengers,
    pictures: pictureMaker,
    mediaStore,
    fetchPublic: createFetchPublic(),
    drawInvoice: createInvoicePrinter(mediaStore),
    drawPapers: createPaperPrinter(mediaStore),
    drawTable,
    contentHost: baseUrl ? createContentHost({ ...making, baseUrl }) : undefined,
  };
}

function createPayments({
  config,
  store,
  clock,
  log,
  ownUrl,
}: Making): Pick<Suppliers, 'razorpay' | 'sandbox'> {
  if (config.razorpay) return { razorpay: createRazorpay(config.razorpay) };
  if (config.demo === 'off') return {};
  const keys = { keyId: SANDBOX_KEY_ID, keySecret: store.secretsFor('sandbox key')[0] };
  const webhookSecrets = store.secretsFor('sandbox webhook');
  const sandbox = createSandboxRazorpay({
    db: store.db,
    ...keys,
    webhookSecret: webhookSecrets[0],
    webhookUrl: () => `${ownUrl()}/api/v1/payment/webhook`,
    pageUrl: `${config.publicUrl}/sandbox/razorpay`,
    clock,
    randomBytes,
    log,
  });
  const razorpay = createRazorpay({
    ...keys,
    webhookSecrets,
    baseUrl: `${config.publicUrl}/sandbox/razorpay`,
    checkoutScriptUrl: '/sandbox/razorpay/checkout.js',
    fetch: async (url, init) => sandbox.app.request(String(url).replace(/^.*\/sandbox\/razorpay/, ''), init),
  });
  return { razorpay, sandbox };
}

function createMessengers({ config, store, clock, log }: Making): Pick<Suppliers, 'messengers' | 'outbox'> {
  const { sms, whatsapp, email } = config.messages;
  const real = {
    sms: sms && createSms(sms),
    whatsapp: whatsapp && createWhatsapp(whatsapp),
    email: email && createSmtp(email),
  };
  if (real.sms?.knows?.(OTP_MESSAGES.erase) === false)
    log.warn({}, 'the SMS templates name no otp_erase: nobody can delete their account with a code');
  if (config.demo === 'off') return { messengers: real, outbox: false };
  const outbox = createOutbox({ db: store.db, clock, random: randomBytes });
  return {
    messengers: { sms: real.sms ?? outbox, whatsapp: real.whatsapp ?? outbox, email: real.email ?? outbox },
    outbox: Object.values(real).includes(undefined),
  };
}

function createSms(keys: SmsKeys): MessengerPort {
  return keys.provider === 'msg91' ? createMsg91(keys) : createTwilio(keys);
}

function createWhatsapp(keys: WhatsappKeys): MessengerPort {
  return keys.provider === 'meta'
    ? createMetaWhatsapp({ ...keys, templates: toMetaTemplates(keys.templates) })
    : createTwilioWhatsapp({ ...keys, templates: toContents(keys.templates) });
}

/** Parses `otp=login_otp:en_US:code+minutes`: the approved template's name, language and variables in their order. */
function toMetaTemplates(templates: Record<string, string>) {
  const entries = Object.entries(templates).map(([ours, theirs]) => {
    const [name = '', language = 'en', variables = ''] = theirs.split(':');
    return [ours, { name, language, variables: variables.split('+').filter(Boolean) }] as const;
  });
  return Object.fromEntries(entries);
}

/** Parses `otp=HX123:code,order_shipped=HX456:name+order`: the approved content and its variables in their order. */
function toContents(templates: Record<string, string>) {
  const entries = Object.entries(templates).map(([ours, theirs]) => {
    const [name = '', variables = ''] = theirs.split(':');
    return [ours, { name, variables: variables.split('+').filter(Boolean) }] as const;
  });
  return Object.fromEntries(entries);
}
