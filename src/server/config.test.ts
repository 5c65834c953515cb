import { expect, test } from 'vitest';
import { ConfigMistakes, readConfig } from './config.ts';

function mistakesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigMistakes ? error.mistakes : [String(error)];
  }
}

test('an empty environment is a demo on port 3000', () => {
  const config = readConfig({});
  expect(config.publicUrl).toBe('http://localhost:3000');
  expect(config.razorpay).toBeUndefined();
  expect(config.ROLE).toBe('all');
  expect(config.demo).toBe('on');
});

test('PIXEL_ID must be digits, because it is written into every page', () => {
  expect(readConfig({ PIXEL_ID: '1234567890' }).PIXEL_ID).toBe('1234567890');
  expect(mistakesOf({ PIXEL_ID: '<script>' })).toEqual([
    'PIXEL_ID must be the number of the pixel, digits only',
  ]);
});

test('an empty string is the same as unset', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '', SMTP_URL: '' }).PORT).toBe(3000);
});

test('the public address loses its trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://haat.example/' }).publicUrl).toBe('https://haat.example');
});

test.each([
  ['::', 'http://[::]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
])('a host is part of an address, in brackets where it is IPv6: %s', (HOST, url) => {
  expect(readConfig({ HOST, DEMO: 'off' }).publicUrl).toBe(url);
  expect(URL.canParse(url)).toBe(true);
});

test.each(['https://haat.example/shop', 'https://haat.example/?a=1', 'https://haat.example/#top'])(
  'PUBLIC_URL must not have a path: %s',
  (PUBLIC_URL) => {
    expect(mistakesOf({ PUBLIC_URL })).toEqual([
      'PUBLIC_URL must be an address without a path, such as https://shop.example: remove what follows the host',
    ]);
  },
);

test('every configuration mistake gets its own message', () => {
  expect(
    mistakesOf({ PORT: 'many', ROLE: 'boss', DATABASE_URL: 'mysql://x', DATABASE_READ_URL: 'http://y' }),
  ).toEqual([
    'PORT must be a number',
    'DATABASE_URL must start with postgres:// or postgresql://',
    'DATABASE_READ_URL must start with postgres:// or postgresql://',
    'ROLE must be all, web or worker',
  ]);
});

test.each([
  [{ MEDIA_STORE: 's3://pictures', S3_REGION: 'x' }, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  [{ S3_REGION: 'x' }, ['MEDIA_STORE']],
  [{ RAZORPAY_KEY_ID: 'rzp_live_x' }, ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']],
  [{ RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: 'y' }, ['RAZORPAY_KEY_ID']],
  [{ SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'k' }, ['MSG91_SENDER', 'MSG91_TEMPLATES']],
  [{ SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM']],
  [{ MAIL_FROM: 'shop@haat.example' }, ['SMTP_URL']],
  [{ DATABASE_SESSION_URL: 'postgres://db.example/shop' }, ['DATABASE_URL']],
  [{ MSG91_AUTH_KEY: 'k' }, ['SMS_PROVIDER']],
  [{ META_ACCESS_TOKEN: 't' }, ['WHATSAPP_PROVIDER']],
  [{ TWILIO_FROM: 'HAAT' }, ['SMS_PROVIDER']],
  [{ TWILIO_TEMPLATES: 'otp=HX1' }, ['WHATSAPP_PROVIDER']],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'x-team=shop' }, ['OTEL_EXPORTER_OTLP_ENDPOINT']],
])('incomplete settings name what is missing: %o', (env, missing) => {
  expect(mistakesOf(env).map((sentence) => sentence.split(' ')[0])).toEqual(missing);
});

test('an empty webhook secret is refused, because anyone could sign with it', () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 's' };
  for (const RAZORPAY_WEBHOOK_SECRET of ['new,', ',old', 'new, ,old', ' '])
    expect(mistakesOf({ ...keys, RAZORPAY_WEBHOOK_SECRET })).toEqual([
      'RAZORPAY_WEBHOOK_SECRET has an empty part: remove the comma before or after it',
    ]);
});

test('rate limits cannot be switched off with real payment keys', () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };
  expect(mistakesOf({ ...keys, RATE_LIMITS: 'off' })[0]).toContain('RATE_LIMITS=off is for tests only');
});

test('WhatsApp by Twilio needs its sender and its approved contents', () => {
  expect(
    mistakesOf({ WHATSAPP_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't' }),
  ).toEqual([
    'TWILIO_WHATSAPP_FROM is missing: WHATSAPP_PROVIDER=twilio needs it',
    'TWILIO_TEMPLATES is missing: WHATSAPP_PROVIDER=twilio needs it',
  ]);
});

const razorpay = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };
const key = { SECRET_KEY: '0123456789abcdef0123456789abcdef' };
const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@haat.example' };

test.each([
  [{}, 'on'],
  [{ HOST: '127.0.0.1' }, 'on'],
  [{ HOST: '::1' }, 'on'],
  [{ PUBLIC_URL: 'http://localhost:4000' }, 'on'],
  [{ HOST: '0.0.0.0' }, 'off'],
  [{ HOST: '127.0.0.1.example' }, 'off'],
  [{ PUBLIC_URL: 'https://shop.example' }, 'off'],
  [{ DATABASE_URL: 'postgres://db.example/shop', ...key }, 'off'],
  [razorpay, 'off'],
  [mail, 'off'],
  [{ DEMO: 'off' }, 'off'],
  [{ DEMO: 'on', DATABASE_URL: 'postgres://db.example/shop', ...key }, 'on'],
  [{ DEMO: 'on', ...razorpay }, 'on'],
  [{ DEMO: 'public', HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example' }, 'public'],
])('with %o the demo is %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test.each([
  ['HOST', '0.0.0.0'],
  ['HOST', '192.168.1.7'],
  ['PUBLIC_URL', 'https://shop.example'],
])('DEMO=on is refused when others can reach the shop: %s=%s', (name, value) => {
  expect(mistakesOf({ DEMO: 'on', [name]: value })).toEqual([
    `DEMO=on is for this machine alone, and ${name}=${value} is for others too: set DEMO=public to show a demo to everybody, or DEMO=off to run a shop`,
  ]);
});

test('a public demo is refused with each real supplier, with one message each', () => {
  const mistakes = mistakesOf({ DEMO: 'public', HOST: '0.0.0.0', ...razorpay, ...mail });
  expect(mistakes).toHaveLength(2);
  expect(mistakes[0]).toMatch(/^DEMO=public cannot be used with RAZORPAY_KEY_ID: .+ Remove RAZORPAY_KEY_ID/);
  expect(mistakes[1]).toMatch(/^DEMO=public cannot be used with SMTP_URL: /);
});

test('a demo is on, off or public', () => {
  expect(mistakesOf({ DEMO: 'yes' })).toEqual(['DEMO must be on, off or public']);
});

test('CDN purging needs both its URL and its token', () => {
  const url = 'https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY';
  expect(mistakesOf({ CDN_PURGE_URL: url })).toEqual([
    'CDN_PURGE_TOKEN is missing: the content delivery network needs it',
  ]);
  expect(readConfig({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'a token' }).CDN_PURGE_URL).toBe(url);
});

test('the account of Twilio needs one of the providers that use it', () => {
  const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't' };
  expect(mistakesOf(account)).toEqual(['SMS_PROVIDER or WHATSAPP_PROVIDER is missing: Twilio needs it']);
  expect(mistakesOf({ ...account, SMS_PROVIDER: 'twilio', TWILIO_FROM: 'HAAT' })).toEqual([]);
});

test('a stray percent sign in a header setting is reported with the name of its variable', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(mistakesOf({ ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'x-team=100%' })).toEqual([
    'OTEL_EXPORTER_OTLP_HEADERS has a % that does not start a percent-encoded character: write a percent sign as %25',
  ]);
});
