import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeOffDamaged } from '#shop/stock/write-off-damaged.ts';
import { buy, post, toOrderBody } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { makeXlsx } from '#test/import-export/make-xlsx.ts';
import { sendPart, upload } from '#test/import-export/send-photos.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { claimPixels, takePhoto } from '#test/scenes/photographs.ts';

// Sends every call of the admin that takes a file files that are too large, misdeclared, or of another kind.

let shop: TestShop;
let owner: MadeStaff;
let paths: Record<'picture' | 'packing' | 'damage' | 'import' | 'remittance', string>;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  const { id: productId } = await makeProduct(shop, { stock: 9 });
  const order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  const { sku } = await shop.db
    .selectFrom('products')
    .select('sku')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const damage = { sku: sku!, quantity: 1, reason: 'Broke' };
  const { move_id } = await writeOffDamaged(owner.ctx, damage);
  paths = {
    picture: '/admin/pictures',
    packing: `/admin/orders/${order.id}/photos`,
    damage: `/admin/stock/moves/${move_id}/photo`,
    import: '/admin/imports',
    remittance: '/admin/remittances',
  };
});
afterAll(() => shop.close());

type Where = keyof typeof paths;

/** The owner's headers, without the JSON content type. */
const authorization = () => ({ authorization: owner.headers.authorization });

function send(where: Where, bytes: Uint8Array, name: string) {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  return shop.app.request(`/api/v1${paths[where]}`, { method: 'POST', headers: authorization(), body });
}

/** Sends a file of 200 MB piece by piece; returns the response, and how many megabytes were accepted. */
async function sendHuge(where: Where) {
  let taken = 0;
  const boundary = 'huge';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="huge.bin"\r\n\r\n`;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull(controller) {
      taken += 1;
      if (taken > 200) controller.close();
      else controller.enqueue(Buffer.alloc(1_000_000, 'x'));
    },
  });
  const headers = { ...authorization(), 'content-type': `multipart/form-data; boundary=${boundary}` };
  const sent = { method: 'POST', headers, body, duplex: 'half' };
  return { response: await shop.app.request(`/api/v1${paths[where]}`, sent as RequestInit), taken };
}

async function countRows() {
  const tables = ['pictures', 'order_photos', 'imports', 'remittances', 'products', 'audit_events'] as const;
  const counted = tables.map((table) =>
    shop.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirst(),
  );
  return (await Promise.all(counted)).map((row) => Number(row!.count));
}

/** Expects a refusal with one readable sentence. */
async function expectSentence(response: Response, statuses: number[]) {
  const text = await response.text();
  const { error } = JSON.parse(text) as { error: string };
  expect(statuses, text).toContain(response.status);
  expect(error).toMatch(/^[A-Z][^{}<>]{15,200}$/);
  expect(error).not.toMatch(/undefined|sharp|vips|libheif|heif|Error|ENOENT|Input|buffer|zlib|\/tmp/);
}

const photos: Where[] = ['picture', 'packing', 'damage'];
const sheets: Where[] = ['import', 'remittance'];
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([...photos, ...sheets])(
  'a file of 200 MB for %s is refused before it is read to its end',
  async (where) => {
    const before = await countRows();
    const { response, taken } = await sendHuge(where);
    await expectSentence(response, [413]);
    expect(taken).toBeLessThan(60);
    expect(await countRows()).toEqual(before);
  },
);

test.each(photos)(
  'a file that is not a photo, or claims 60,000 pixels, is refused for %s with a message',
  async (where) => {
    const before = await countRows();
    await expectSentence(await send(where, await claimPixels(), 'huge.png'), [413]);
    await expectSentence(await send(where, Buffer.from(svg), 'photo.svg'), [415]);
    await expectSentence(await send(where, Buffer.from(svg), '../../photo.jpg'), [415]);
    await expectSentence(await send(where, Buffer.from('MZ not a photo'), '..\\..\\photo.jpg'), [415]);
    await expectSentence(await send(where, Buffer.alloc(0), 'empty.jpg'), [415, 422]);
    await expectSentence(await send(where, (await takePhoto()).subarray(0, 900), 'cut.jpg'), [422]);
    expect(await countRows()).toEqual(before);
  },
);

test.each(photos)(
  'a photo with a path traversal name is accepted for %s, and its name is not used',
  async (where) => {
    const response = await send(where, await takePhoto(), '../../../etc/passwd');
    expect([response.ok, (await response.text()).includes('passwd')]).toEqual([true, false]);
  },
);

test('a phone photo of several megabytes is kept with the damaged pieces', async () => {
  const noise = await takePhoto({ width: 4000, height: 3000 });
  const padded = Buffer.concat([noise, Buffer.alloc(3_000_000)]);
  expect((await send('damage', padded, 'crack.jpg')).status).toBe(204);
});

/** The files of uploads that are on the disk. */
const listUploaded = async () =>
  (await readdir(join(shop.dataDir, 'media')).catch(() => [])).filter((name) => name.startsWith('upl-'));

/** Sends a photo in parts and makes a picture of it. */
async function sendInParts(bytes: Uint8Array, sha256?: string) {
  const id = await upload(shop, owner, bytes, { holds: 'picture', ...(sha256 && { sha256 }) });
  const path = `/api/v1/admin/uploads/${id}/picture`;
  return shop.app.request(path, { method: 'POST', headers: authorization() });
}

test('a bad photo uploaded in parts is refused with a message, and none of it stays on disk', async () => {
  const before = await countRows();
  const photo = await takePhoto();
  for (const bytes of [
    await claimPixels(),
    Buffer.from(svg),
    Buffer.from('MZ not a photo'),
    photo.subarray(0, photo.length / 2),
    Buffer.alloc(9_000_000, 'x'),
  ])
    await expectSentence(await sendInParts(bytes), [413, 415, 422]);
  // A file arrives that differs from the one that was announced.
  await expectSentence(await sendInParts(photo, 'ab'.repeat(32)), [422]);
  expect([await countRows(), await listUploaded()]).toEqual([before, []]);
});

test('an upload of 200 MB, or larger than its declared size, is refused before it is stored', async () => {
  const begin = (size: number) => post(shop, '/admin/uploads', { as: owner, body: { size } });
  await expectSentence(await begin(200 * 1024 * 1024), [422]);
  await expectSentence(await begin(0), [422]);
  const { id } = await readAnswer('POST /admin/uploads', await begin(1000));
  const send = (bytes: Buffer, offset: number) => sendPart(shop, owner, id, { offset, bytes });
  await expectSentence(await send(Buffer.alloc(1001), 0), [422]);
  await expectSentence(await send(Buffer.alloc(9), 400), [409]);
  await expectSentence(await send(Buffer.alloc(5 * 1024 * 1024), 0), [413]);
  expect(await listUploaded()).toEqual([]);
  await send(Buffer.alloc(400), 0);
  await expectSentence(await post(shop, `/admin/uploads/${id}/picture`, { as: owner, body: {} }), [409]);
  const given = { method: 'DELETE', headers: authorization() };
  expect((await shop.app.request(`/api/v1/admin/uploads/${id}`, given)).status).toBe(204);
  expect(await listUploaded()).toEqual([]);
});

const lone = Buffer.from('AWB,Name,Amount\r\n7781,Caf\xe9 "Meera,450\r\n', 'latin1');
const formulas = makeXlsx([
  ['Name', 'SKU', 'Price'],
  [
    { formula: 'HYPERLINK("http://evil.example")', result: 'Tray' },
    'F-1',
    { formula: '400+50', result: '450' },
  ],
]);

test('a remittance that is no usable table is refused; a lone quotation mark in Windows-1252 is read as text', async () => {
  const before = await countRows();
  for (const [bytes, name] of [
    [formulas, 'remittance.xlsx'],
    [Buffer.from(svg), '../../remittance.csv'],
    [Buffer.alloc(0), 'empty.csv'],
  ] as const)
    await expectSentence(await send('remittance', bytes, name), [415, 422]);
  expect(await countRows()).toEqual(before);
  const answer = await send('remittance', lone, 'remittance.csv');
  expect(await answer.json()).toMatchObject({
    booked: 0,
    lines: [{ reference: '7781', paid: 450, state: 'unknown' }],
  });
});

test.each(['import', 'remittance'] as const)(
  'a file whose name the database cannot store is refused: %s',
  async (where) => {
    const refused = await send(where, Buffer.from('AWB,Paid\n1234567890,10\n'), 'a\0b.csv');
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { error: 'The name of this file cannot be read. Please rename it.' },
    ]);
  },
);

test('an import of a file that is not a table is refused with a message', async () => {
  const before = await countRows();
  for (const [bytes, name] of [
    [Buffer.from(svg), '../../products.csv'],
    [Buffer.alloc(0), 'empty.csv'],
    [await takePhoto(), 'products.xlsx'],
    [formulas.subarray(0, 300), 'products.xlsx'],
  ] as const)
    await expectSentence(await send('import', bytes, name), [415, 422]);
  expect(await countRows()).toEqual(before);
});

test('a Windows-1252 sheet with a lone quotation mark is imported, and Excel formulas are read as their results', async () => {
  const lonely = Buffer.from('Name,SKU,Price\r\nCaf\xe9 5" tray,L-1,450\r\n', 'latin1');
  for (const [bytes, name] of [
    [lonely, 'products.csv'],
    [formulas, '../../products.xlsx'],
  ] as const) {
    expect((await send('import', bytes, name)).status).toBe(202);
  }
  await shop.drainJobs();
  const names = await shop.db
    .selectFrom('products')
    .select('name')
    .where('sku', 'in', ['L-1', 'F-1'])
    .execute();
  expect(names.map(({ name }) => name).toSorted()).toEqual(['Café 5" tray', 'Tray']);
});
