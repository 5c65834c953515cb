import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '#shop/content/read-settings.ts';
import { openShop } from '#test/open-shop.ts';

test.each([
  ['30 days from delivery', 30, '{returnWindow} from delivery'],
  ['A 10-day return window', 10, 'A {returnWindow} return window'],
  ['Two weeks', 7, 'Two weeks'],
])('a returns page that says "%s" becomes the setting %s', async (words, days, placeholder) => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const document = JSON.stringify({ title: 'Returns', returnWindow: words });
  await sql`insert into content (slug, document) values ('returns', ${document}::jsonb)`.execute(shop.db);
  await sql`insert into settings (section, document) values ('general', '{"shopName": "Kashi"}')`.execute(
    shop.db,
  );
  const migration = new URL('migrations/030_return_window.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(shop.db);
  await shop.changes.settle();
  expect((await readSettings(shop.ctx)).general).toMatchObject({ shopName: 'Kashi', returnDays: days });
  const { rows } = await sql`select document ->> 'returnWindow' as words from content`.execute(shop.db);
  expect(rows).toEqual([{ words: placeholder }]);
});
