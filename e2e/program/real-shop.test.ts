import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../../test/program.ts';

// Tests the built program without any supplier at a public address, and the demo that is open to everybody.

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(() => removeDataDir(dataDir));

async function start(env: Record<string, string>): Promise<Program> {
  const program = await startProgram({ dataDir, env });
  onTestFinished(async () => void (await program.stop()));
  return program;
}

const read = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, text: await answer.text() };
};

test('a program that listens on all addresses is a real shop without demo content, and prints what is missing', async () => {
  const { url, output } = await start({ HOST: '0.0.0.0' });
  expect(output()).toContain(
    'No customer can sign in, because no code or e-mail can be sent: set SMTP_URL, SMS_PROVIDER or WHATSAPP_PROVIDER.',
  );
  expect(output()).toContain('Online payment is off: RAZORPAY_KEY_ID is not set.');
  expect(output()).not.toContain('The demo products');
  for (const path of [
    '/outbox',
    '/outbox.json',
    '/sandbox/razorpay/control',
    '/sandbox/razorpay/checkout.js',
  ])
    expect([path, (await read(url + path)).status]).toEqual([path, 404]);
  const ready = await read(`${url}/readyz`);
  expect([ready.status, ready.text.split('\n')[0]]).toEqual([200, 'ready']);
  expect(ready.text).toContain('No customer can sign in');

  expect((await read(`${url}/mobile-login`)).text).toContain(NOT_OFFERED.codes);
  expect((await read(`${url}/register`)).text).toContain(NOT_OFFERED.signUp);
  expect((await read(`${url}/login`)).text).toContain(NOT_OFFERED.codes);
  expect((await read(`${url}/forgot-password`)).text).toContain(NOT_OFFERED.passwordReset);
  expect((await read(url)).text).not.toContain('Subscribe to our newsletter');
});

test('a public demo says so on every page, and refuses to start with a real supplier', async () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@haat.example', RATE_LIMITS: 'on' };
  await expect(startProgram({ dataDir, env: { DEMO: 'public', ...mail } })).rejects.toThrow(
    'DEMO=public cannot be used with SMTP_URL',
  );
  const { url } = await start({ DEMO: 'public', HOST: '0.0.0.0' });
  for (const path of ['/', '/products', '/cart', '/checkout', '/login', '/nowhere'])
    expect((await read(url + path)).text, path).toContain('This is a demo shop.');
  expect((await read(`${url}/outbox.json`)).status).toBe(200);
});
