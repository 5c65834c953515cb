import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEntry } from '#shop/catalogue/makers-and-crafts/create-entry.ts';
import { changeEntry } from '#shop/catalogue/makers-and-crafts/change-entry.ts';
import { recordPictures } from '#shop/catalogue/pictures/store-pictures.ts';
import { inTransaction } from '#shop/context.ts';
import { makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { listMakers } from './list-makers.ts';

let shop: TestShop;
let writer: Awaited<ReturnType<typeof makeStaff>>;
let picture: string;
const crafts = new Map<string, { id: string }>();
beforeAll(async () => {
  shop = await openShop();
  writer = await makeStaff(shop, 'writer');
  const portrait = { key: 'a'.repeat(32), width: 1200, height: 900, placeholder: '' };
  const ids = await inTransaction(shop.ctx, (tx) => recordPictures(tx, [portrait]));
  picture = ids.get(portrait.key)!;
  for (const name of ['brass', 'clay', 'reed', 'stone'])
    crafts.set(name, await createEntry(writer.ctx, 'crafts', { ...words, name, ...noMarks }));
});
afterAll(() => shop.close());

const words = { story: '', place: null, state: null, picture_id: null, picture_alt: '' };
const noMarks = { gi_name: null, gi_authorised_user_no: null, craftmark_no: null };
const makeMaker = (name: string) => createEntry(writer.ctx, 'makers', { ...words, name });

/** Makes a product of a maker, in a craft, with this many sales. */
async function makeSold(maker: { id: string }, craft: string, sold: number, stock = 5): Promise<void> {
  const { id } = await makeProduct(shop, { name: `Pot ${sold}`, stock });
  const made = { maker_id: maker.id, craft_id: crafts.get(craft)!.id, units_sold_90_days: sold };
  await shop.db.updateTable('products').set(made).where('id', '=', id).execute();
}

async function list(count = 3): Promise<string[]> {
  await shop.changes.settle();
  return (await listMakers(shop.ctx, count)).map(({ name }) => name);
}

test('makers with a portrait come first, then the best-selling; a maker without products is not listed', async () => {
  const [asha, bela, chand] = [await makeMaker('Asha'), await makeMaker('Bela'), await makeMaker('Chand')];
  await makeMaker('Nobody');
  await makeSold(asha, 'brass', 9);
  await makeSold(bela, 'clay', 1);
  await makeSold(chand, 'reed', 5);
  expect(await list()).toEqual(['Asha', 'Chand', 'Bela']);
  await changeEntry(writer.ctx, 'makers', bela.id, { version: bela.version, picture_id: picture });
  expect(await list()).toEqual(['Bela', 'Asha', 'Chand']);
  expect((await listMakers(shop.ctx, 1))[0]).toMatchObject({ craft: 'clay', picture: { width: 1200 } });
});

test('a second maker of the same craft comes after the others', async () => {
  const dev = await makeMaker('Dev');
  await makeSold(dev, 'brass', 8);
  expect(await list(4)).toEqual(['Bela', 'Asha', 'Chand', 'Dev']);
});

test('a maker whose products are sold out comes after other crafts, but before a second maker of a craft', async () => {
  const esha = await makeMaker('Esha');
  await makeSold(esha, 'stone', 50, 0);
  expect(await list(9)).toEqual(['Bela', 'Asha', 'Chand', 'Esha', 'Dev']);
});
