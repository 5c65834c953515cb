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

test('an empty environment is a shop on port 3000 with the sandbox', () => {
  const config = readConfig({});
  expect(config.publicUrl).toBe('http://localhost:3000');
  expect(config.razorpay).toBeUndefined();
  expect(config.ROLE).toBe('all');
});

test('the number of a pixel is digits, for it is written into every page', () => {
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

test('every mistake gets its own sentence', () => {
  expect(mistakesOf({ PORT: 'many', ROLE: 'boss', DATABASE_URL: 'mysql://x' })).toEqual([
    'PORT must be a number',
    'DATABASE_URL must start with postgres:// or postgresql://',
    'ROLE must be all, web or worker',
  ]);
});

test.each([
  [{ RAZORPAY_KEY_ID: 'rzp_live_x' }, ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']],
  [{ RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: 'y' }, ['RAZORPAY_KEY_ID']],
  [{ SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'k' }, ['MSG91_SENDER', 'MSG91_TEMPLATES']],
  [{ SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM']],
])('half-set keys name what is missing: %o', (env, missing) => {
  expect(mistakesOf(env).map((sentence) => sentence.split(' ')[0])).toEqual(missing);
});

test('an empty webhook secret would be everybody’s: it is refused', () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 's' };
  for (const RAZORPAY_WEBHOOK_SECRET of ['new,', ',old', 'new, ,old', ' '])
    expect(mistakesOf({ ...keys, RAZORPAY_WEBHOOK_SECRET })).toEqual([
      'RAZORPAY_WEBHOOK_SECRET has an empty part: remove the comma before or after it',
    ]);
});

test('limits cannot be lifted beside real payment keys', () => {
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
