import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_FOOTER } from '#domain/content/default-footer.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { saveContent } from '#shop/content/save-content.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import { type SentShell, openShell } from './shell/shell-data.ts';
import * as root from './root.tsx';

const kashi = {
  ...DEFAULT_FOOTER,
  email: 'ask@kashi.example',
  phone: '+91 542 000 0100',
  copyrightText: '© 2026 Kashi Crafts',
};
const logo = { key: 'b'.repeat(32), width: 800, height: 200 };
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await makeProduct(shop);
  await inTransaction(shop.as({ kind: 'system' }), (tx) => saveContent(tx, 'footer', kashi));
  await saveSettings(shop.as({ kind: 'system' }), {
    general: { ...defaultSettings.general, shopName: 'Kashi Crafts', logo },
  });
});
afterAll(() => shop.close());

/** Opens a process of the shop that caches nothing in memory, as it does while its connection to the change feed is lost. */
function openProcess(): Ctx {
  const memory = {
    ...shop.ctx.memory,
    remember: <Value>(_: string, __: string[], read: () => Value) => read(),
  };
  return { ...shop.ctx, memory: memory as Ctx['memory'] };
}

/** Returns the same process with its database unavailable. */
function loseDatabase(ctx: Ctx): Ctx {
  const db = new Proxy(ctx.db, {
    get() {
      throw new Error('the database is away');
    },
  });
  return { ...ctx, db };
}

async function readFrame(ctx: Ctx) {
  const { status, loaderData } = await renderPage(root, ctx, { path: '/' });
  const { footer, shop: facts, categories } = openShell(loaderData as SentShell);
  const { email, phone, copyrightText } = footer;
  return {
    status,
    name: facts.name,
    logo: facts.logo,
    email,
    phone,
    copyrightText,
    categories: categories.length,
  };
}

test('while the database is unavailable, a page keeps its last known frame and returns 503', async () => {
  const process = openProcess();
  const whole = await readFrame(process);
  expect(whole).toMatchObject({ status: 200, name: 'Kashi Crafts', email: kashi.email, phone: kashi.phone });
  expect(whole.logo).toEqual({ src: `/media/${logo.key}/480.webp`, width: 176, height: 44 });
  expect(whole.categories).toBeGreaterThan(0);
  expect(await readFrame(loseDatabase(process))).toEqual({ ...whole, status: 503 });
});

test('a process that never read the shop’s footer shows no contact details rather than the built-in ones', async () => {
  const { email, phone, copyrightText, status } = await readFrame(loseDatabase(openProcess()));
  expect({ email, phone, copyrightText, status }).toEqual({
    email: '',
    phone: '',
    copyrightText: '',
    status: 503,
  });
});

test('while the shop is closed, its closing message replaces the announcement', async () => {
  const save = (opening: { isOpen: boolean; closedWords: string }) =>
    saveSettings(shop.as({ kind: 'system' }), { opening });
  const readStrip = async () => {
    const { loaderData } = await renderPage(root, openProcess(), { path: '/' });
    return (loaderData as SentShell).announcement;
  };
  const sentence = { text: 'Diwali sale until Sunday', url: '/collections/diwali' };
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    saveContent(tx, 'announcement', { isShown: true, ...sentence }),
  );
  await save({ isOpen: false, closedWords: 'We are back on 5 December.' });
  expect(await readStrip()).toEqual({ text: 'We are back on 5 December.', url: '' });
  await save({ isOpen: true, closedWords: '' });
  expect(await readStrip()).toEqual(sentence);
});
