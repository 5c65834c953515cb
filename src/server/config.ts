import { isIPv6 } from 'node:net';
import type { z } from 'zod';
import { Environment } from './environment.ts';
import { findKeyMistakes } from './security/secret-keys.ts';
import type { S3Place } from '#gateways/s3/s3-client.ts';
import { findHalfSet } from './half-set-keys.ts';
import { type MessageKeys, toMessageKeys } from './message-keys.ts';
import { type DemoMode, chooseDemo, findDemoMistakes } from './demo/demo-mode.ts';

/** The checked environment. Apart from this file only the embedded database reads variables: those that find and run its own programs. */
export type Config = z.infer<typeof Environment> & {
  publicUrl: string;
  demo: DemoMode;
  razorpay?: RazorpayKeys;
  messages: MessageKeys;
  /** The store of the pictures; undefined for the folder `media` of DATA_DIR. */
  s3?: S3Place | undefined;
};
export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecrets: string[] };

/** Holds one sentence for each mistake in the environment; its message lists them line by line. */
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
    ...findUnsafeLimits(config, real),
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

/** Returns the URL of a program that listens on a host and a port, with brackets around an IPv6 address. */
export function toOwnUrl(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function toSentence(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  return issue.message.startsWith(name) ? issue.message : `${name} is not valid: ${issue.message}`;
}

type Values = z.infer<typeof Environment>;

/** Returns the names of the settings that enable real payments, real messages or real parcels. */
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

function findUnsafeLimits(config: Values, realSuppliers: string[]): string[] {
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
