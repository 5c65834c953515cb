import { isIPv6 } from 'node:net';
import { z } from 'zod';
import { findKeyMistakes, secretList } from './security/secret-keys.ts';
import type { S3Place } from '#gateways/s3/s3-client.ts';
import { findHalfSet } from './half-set-keys.ts';
import { type MessageKeys, toMessageKeys } from './message-keys.ts';
import { address, blankIsUnset, headers, origin, postgres, templates, text } from './setting-values.ts';
import { type DemoMode, chooseDemo, findDemoMistakes } from './demo/demo-mode.ts';

/** The checked environment. Besides it only the embedded database reads variables: those that find and run its own programs. */
export type Config = z.infer<typeof Environment> & {
  publicUrl: string;
  demo: DemoMode;
  razorpay?: RazorpayKeys;
  messages: MessageKeys;
  /** The store of the pictures; undefined for the folder `media` of DATA_DIR. */
  s3?: S3Place | undefined;
};
export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecrets: string[] };

const Environment = z.object({
  PORT: z.preprocess(
    blankIsUnset,
    z.coerce.number('PORT must be a number').int().min(0).max(65_535).default(3000),
  ),
  HOST: z.preprocess(blankIsUnset, z.string().default('localhost')),
  PUBLIC_URL: origin('PUBLIC_URL'),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default('./data')),
  DATABASE_URL: postgres('DATABASE_URL'),
  DATABASE_READ_URL: postgres('DATABASE_READ_URL'),
  DATABASE_SESSION_URL: postgres('DATABASE_SESSION_URL'),
  MEDIA_STORE: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(
        /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[a-z0-9][a-z0-9_/-]*)?$/,
        'MEDIA_STORE must look like s3://bucket or s3://bucket/folder',
      )
      .optional(),
  ),
  S3_ENDPOINT: address('S3_ENDPOINT'),
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SECRET_KEY: z.preprocess(blankIsUnset, secretList('SECRET_KEY').optional()),
  ROLE: z.preprocess(
    blankIsUnset,
    z.enum(['all', 'web', 'worker'], 'ROLE must be all, web or worker').default('all'),
  ),
  DEMO: z.preprocess(
    blankIsUnset,
    z.enum(['on', 'off', 'public'], 'DEMO must be on, off or public').optional(),
  ),
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: z.preprocess(blankIsUnset, secretList('RAZORPAY_WEBHOOK_SECRET').optional()),
  SHIPROCKET_EMAIL: text,
  SHIPROCKET_PASSWORD: text,
  SHIPROCKET_WEBHOOK_TOKEN: text,
  DELHIVERY_TOKEN: text,
  DELHIVERY_WEBHOOK_TOKEN: text,
  DELHIVERY_URL: address('DELHIVERY_URL'),
  SMS_PROVIDER: z.preprocess(
    blankIsUnset,
    z.enum(['msg91', 'twilio'], 'SMS_PROVIDER must be msg91 or twilio').optional(),
  ),
  MSG91_AUTH_KEY: text,
  MSG91_SENDER: text,
  MSG91_TEMPLATES: templates('MSG91_TEMPLATES'),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: text,
  TWILIO_WHATSAPP_FROM: text,
  TWILIO_TEMPLATES: templates('TWILIO_TEMPLATES'),
  WHATSAPP_PROVIDER: z.preprocess(
    blankIsUnset,
    z.enum(['meta', 'twilio'], 'WHATSAPP_PROVIDER must be meta or twilio').optional(),
  ),
  META_PHONE_NUMBER_ID: text,
  META_ACCESS_TOKEN: text,
  META_TEMPLATES: templates('META_TEMPLATES'),
  SMTP_URL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://')
      .optional(),
  ),
  MAIL_FROM: text,
  CDN_PURGE_URL: address('CDN_PURGE_URL'),
  CDN_PURGE_TOKEN: text,
  CONTENT_BASE_URL: address('CONTENT_BASE_URL'),
  PIXEL_ID: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^\d{5,20}$/, 'PIXEL_ID must be the number of the pixel, digits only')
      .optional(),
  ),
  METRICS_TOKEN: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: address('OTEL_EXPORTER_OTLP_ENDPOINT'),
  OTEL_EXPORTER_OTLP_HEADERS: headers('OTEL_EXPORTER_OTLP_HEADERS'),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    blankIsUnset,
    z.coerce
      .number('OTEL_TRACES_SAMPLER_ARG must be a share between 0 and 1')
      .min(0)
      .max(1, 'OTEL_TRACES_SAMPLER_ARG must be a share between 0 and 1')
      .default(1),
  ),
  TRUSTED_PROXIES: z.preprocess(
    blankIsUnset,
    z.coerce
      .number('TRUSTED_PROXIES must be the number of proxies before the shop')
      .int()
      .min(0)
      .max(9)
      .default(0),
  ),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z
      .enum(
        ['debug', 'info', 'warn', 'error', 'silent'],
        'LOG_LEVEL must be debug, info, warn, error or silent',
      )
      .default('warn'),
  ),
  SERVICE_WORKER: z.preprocess(
    blankIsUnset,
    z.enum(['on', 'off'], 'SERVICE_WORKER must be on or off').default('on'),
  ),
  RATE_LIMITS: z.preprocess(
    blankIsUnset,
    z.enum(['on', 'off'], 'RATE_LIMITS must be on or off').default('on'),
  ),
});

/** Holds one sentence for each mistake in the environment. */
export class ConfigMistakes extends Error {
  readonly mistakes: string[];
  constructor(mistakes: string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

/** Reads and checks the environment. Throws ConfigMistakes with one sentence per mistake. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) throw new ConfigMistakes(parsed.error.issues.map(toSentence));
  const config = parsed.data;
  const real = listRealSuppliers(config);
  const mistakes = [
    ...findKeyMistakes(config.SECRET_KEY, config.DATABASE_URL),
    ...findHalfSet(config),
    ...findDemoMistakes(config, real),
    ...unsafeLimits(config, real),
  ];
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes);
  const publicUrl = (config.PUBLIC_URL ?? toOwnUrl(config.HOST, config.PORT)).replace(/\/+$/, '');
  return {
    ...config,
    publicUrl,
    demo: chooseDemo(config, real),
    razorpay: toRazorpayKeys(config),
    messages: toMessageKeys(config),
    s3: toS3Place(config),
  };
}

/** Returns the address of a program that listens at a host, in brackets if that is an IPv6 address, and a port. */
export function toOwnUrl(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function toSentence(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  return issue.message.startsWith(name) ? issue.message : `${name} is not valid: ${issue.message}`;
}

type Values = z.infer<typeof Environment>;

/** Returns the names of the settings by which real money is taken, real messages are sent or real parcels are booked. */
function listRealSuppliers(config: Values): string[] {
  const names = [
    'RAZORPAY_KEY_ID',
    'SHIPROCKET_EMAIL',
    'DELHIVERY_TOKEN',
    'SMS_PROVIDER',
    'WHATSAPP_PROVIDER',
    'SMTP_URL',
  ] as const;
  return names.filter((name) => config[name] !== undefined);
}

function unsafeLimits(config: Values, realSuppliers: string[]): string[] {
  return config.RATE_LIMITS === 'off' && realSuppliers.length > 0
    ? ['RATE_LIMITS=off is for tests only: remove it, or remove the payment keys and message providers']
    : [];
}

function toRazorpayKeys(config: Values): RazorpayKeys | undefined {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecrets,
  } = config;
  return keyId && keySecret && webhookSecrets ? { keyId, keySecret, webhookSecrets } : undefined;
}

function toS3Place(config: Values): S3Place | undefined {
  const {
    MEDIA_STORE,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (!MEDIA_STORE || !region || !accessKeyId || !secretAccessKey) return undefined;
  const [bucket = '', ...folders] = MEDIA_STORE.replace('s3://', '').split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const endpoint = (config.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '');
  return { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey };
}
