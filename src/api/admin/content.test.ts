import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#domain/content/content-registry.ts';
import type { Answer } from '#contract/endpoints.ts';
import { publishContent } from '#shop/content/pages/publish-content.ts';
import { readContent } from '#shop/content/read-content.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let writer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  writer = await makeStaff(shop, 'writer');
});
afterAll(() => shop.close());

type Slug = Answer<'GET /admin/content'>['pages'][number]['slug'];

const read = (slug: Slug) => callApi('GET /admin/content/{slug}', { shop, as: writer, params: { slug } });
const listVersions = (slug: Slug) =>
  callApi('GET /admin/content/{slug}/versions', { shop, as: writer, params: { slug } });

async function save(slug: Slug, body: { version: number; content: object | null; publish_at?: string }) {
  const response = await shop.app.request(`/api/v1/admin/content/${slug}`, {
    method: 'PUT',
    headers: { ...writer.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const about = (title: string) => ({ ...CONTENT.about.builtIn, title });
const readTitle = async (at = shop) => (await readContent(at.ctx, 'about')).title;
const later = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString();

test('the built-in home page has slides of the categories that the shop has, and can be saved as it is', async () => {
  const readSlides = async () => (await read('home')).content.slides as object[];
  const { button } = CONTENT.home.builtIn.slides[0]!;
  expect((await readSlides())[0]).toMatchObject({ button, url: '/products', categorySlug: '' });
  await makeProduct(shop, { category: 'stoles' });
  expect(await readSlides()).toMatchObject([{ title: 'stoles', button, categorySlug: 'stoles' }]);
  const { content, version } = await read('home');
  expect((await save('home', { version, content })).status).toBe(200);
});

test('saving a page creates a new version, which the shop shows at once, also in a second process', async () => {
  const beside = await openShop({ beside: shop.connection });
  expect(await readTitle(beside)).toBe('About Us');
  const before = await read('about');
  expect(before).toMatchObject({ version: 0, is_template: true, changed: null, scheduled: [] });
  expect(await save('about', { version: 0, content: about('Two looms') })).toMatchObject({
    status: 200,
    body: {
      version: 1,
      is_template: false,
      changed: { by: 'Ravi the writer' },
      content: { title: 'Two looms' },
    },
  });
  expect(await readTitle()).toBe('Two looms');
  await beside.changes.settle();
  expect(await readTitle(beside)).toBe('Two looms');
  await beside.close();
  const { pages } = await callApi('GET /admin/content', { shop, as: writer });
  expect(pages.find(({ slug }) => slug === 'about')).toMatchObject({ is_template: false, version: 1 });
  expect(pages.find(({ slug }) => slug === 'shipping')).toMatchObject({ is_template: true, changed: null });
});

test('saving an outdated version is refused, with who changed the page and its current content', async () => {
  const { version } = await read('about');
  expect(await save('about', { version: version - 1, content: about('One loom') })).toMatchObject({
    status: 409,
    body: {
      code: 'content.stale',
      page: { version, content: { title: 'Two looms' } },
      changed: { by: { id: writer.staffId } },
    },
  });
});

test('an earlier version can be read again, and the page goes back to the built-in text; every version is kept', async () => {
  const { version } = await read('about');
  await save('about', { version, content: null });
  expect(await readTitle()).toBe('About Us');
  expect(await read('about')).toMatchObject({ version: version + 1, is_template: true });
  const params = { slug: 'about', version: String(version) } as const;
  const kept = await callApi('GET /admin/content/{slug}/versions/{version}', { shop, as: writer, params });
  expect(kept).toMatchObject({ content: { title: 'Two looms' }, is_live: false });
  const { versions, total } = await listVersions('about');
  expect(total).toBe(version + 1);
  expect(versions[0]).toMatchObject({ is_live: true, is_template: true, by: 'Ravi the writer' });
  const rewrite = shop.db.updateTable('content_versions').set({ document: '{}' }).where('slug', '=', 'about');
  await expect(rewrite.execute()).rejects.toThrow('was live and is kept');
});

test('a scheduled version goes live exactly on time, once, even when many processes publish at once', async () => {
  const { version } = await read('about');
  const publish_at = later(30);
  const { body } = await save('about', { version, content: about('Diwali hours'), publish_at });
  expect(body).toMatchObject({ version, scheduled: [{ publish_at, by: 'Ravi the writer' }] });
  const publish = () =>
    Promise.all(Array.from({ length: 20 }, () => publishContent(shop.as({ kind: 'system' }))));
  await publish();
  expect(await readTitle()).toBe('About Us');
  shop.clock.advance(30 * 60_000);
  await publish();
  await shop.changes.settle();
  expect(await readTitle()).toBe('Diwali hours');
  expect(await read('about')).toMatchObject({ version: version + 1, scheduled: [] });
  const rows = await shop.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('action', '=', 'content.published')
    .execute();
  expect(rows).toMatchObject([{ after: { title: 'Diwali hours' } }]);
});

test('a scheduled version can be withdrawn, a version that was live cannot', async () => {
  const { version } = await read('faqs');
  const { body } = await save('faqs', { version, content: { faqs: [] }, publish_at: later(5) });
  const remove = (wanted: number) =>
    shop.app.request(`/api/v1/admin/content/faqs/versions/${wanted}`, {
      method: 'DELETE',
      headers: writer.headers,
    });
  const waiting = body.scheduled[0].version as number;
  expect((await remove(waiting)).status).toBe(204);
  expect((await remove(waiting)).status).toBe(404);
  expect((await read('faqs')).scheduled).toEqual([]);
  const live = await save('faqs', { version, content: { faqs: [] } });
  expect((await remove(live.body.version)).status).toBe(409);
  expect(
    await save('faqs', { version: live.body.version, content: { faqs: [] }, publish_at: later(-1) }),
  ).toMatchObject({ status: 422, body: { fields: { publish_at: 'Choose a time in the future.' } } });
});

test('a link to a page that does not exist in the shop is refused with an error that names it', async () => {
  const { id } = await makeProduct(shop, { category: 'lights' });
  const write = (terms_conditions: string) =>
    save('legal', { version: 0, content: { privacy_policy: '# Privacy', terms_conditions } });
  expect(await write('See [us](/abuot) and [prices](/category/nowhere#top).')).toMatchObject({
    status: 422,
    body: {
      error: 'The shop has no page /abuot. Correct the link or remove it.',
      fields: { terms_conditions: expect.stringContaining('The shop has no page') },
    },
  });
  const links = `[a](/about?x=1) [b](/category/Lights) [c](/products/${id}) [d](https://else.example/x)`;
  expect((await write(links)).status).toBe(200);
  const { version } = await read('home');
  expect(await save('home', { version, content: CONTENT.home.builtIn })).toMatchObject({
    status: 422,
    body: { fields: { 'slides.0.categorySlug': 'The shop has no such category. Choose another one.' } },
  });
  const footer = { ...CONTENT.footer.builtIn, quickLinks: [{ title: 'Sale', url: '/sale' }] };
  expect(await save('footer', { version: 0, content: footer })).toMatchObject({
    body: { fields: { 'quickLinks.0.url': 'The shop has no page /sale. Correct the link or remove it.' } },
  });
});

test('a slide needs a link, an end after its beginning, and an uploaded picture', async () => {
  const { version } = await read('home');
  const slide = { title: 'Diwali', subtitle: '', button: 'See', url: '/products' };
  const refused = async (changes: object, sections: object[] = []) =>
    (await save('home', { version, content: { slides: [{ ...slide, ...changes }], sections } })).body.fields;
  expect(await refused({ url: '' })).toEqual({ 'slides.0.categorySlug': 'Choose where it leads.' });
  expect(await refused({ url: '/collections/gone' })).toEqual({
    'slides.0.url': 'The shop has no page /collections/gone. Correct the link or remove it.',
  });
  expect(await refused({ begins: later(2), ends: later(1) })).toEqual({
    'slides.0.ends': 'Choose an end after the start.',
  });
  const picture = { key: 'gone', width: 9, height: 9, placeholder: '', alt: '', color: null };
  expect(await refused({ picture })).toEqual({ 'slides.0.picture': 'Upload this picture again.' });
  expect(await refused({}, [{ kind: 'products', title: 'Gifts', url: '/about' }])).toEqual({
    'sections.0.url': 'Choose a collection or a category.',
  });
  const chapter = { kind: 'chapter', title: 'Brass', text: 'Cast in sand.' };
  const chapters = [
    { ...chapter, text: '' },
    { ...chapter, url: '/products' },
  ];
  expect(await refused({}, chapters)).toEqual({
    'sections.0.text': 'Enter the text of the chapter.',
    'sections.1.button': 'Enter the link text.',
  });
  expect(await refused({}, [chapter, { ...chapter, picture }])).toEqual({
    'sections.1.picture': 'Upload this picture again.',
  });
  expect(await refused({}, [{ ...chapter, url: '/crafts/gone', button: 'See' }])).toEqual({
    'sections.0.url': 'The shop has no page /crafts/gone. Correct the link or remove it.',
  });
  const prices = { kind: 'prices', url: '/about', bounds: [] };
  expect(await refused({}, [prices, { kind: 'prices', bounds: [{ underRupees: null }] }])).toEqual({
    'sections.0.url': 'Choose a collection or a category.',
    'sections.0.bounds': 'Add a price.',
    'sections.1.bounds.0.underRupees': 'Enter rupees, like 500.',
  });
  expect(await refused({}, [{ kind: 'makers' }, { kind: 'makers' }])).toEqual({
    'sections.1.kind': 'The home page already has this section. Choose another one.',
  });
  const { slides } = (await save('home', { version, content: { slides: [slide] } })).body.content;
  expect(slides).toMatchObject([{ url: '/products', begins: null, categorySlug: '' }]);
});

test('an error names the invalid field, and a page’s placeholders are returned with their values', async () => {
  const { content, blanks, version } = await read('returns');
  expect(content).toMatchObject({ returnWindow: '{returnWindow}' });
  expect(blanks).toMatchObject({ returnWindow: '7 days', threshold: '₹5,000', city: 'Varanasi' });
  expect(await save('returns', { version, content: { ...content, returnWindow: '10 days' } })).toMatchObject({
    status: 422,
    body: { fields: { returnWindow: expect.stringContaining('Write {returnWindow}') } },
  });
});

test('an unknown placeholder in braces is refused by name, and the error lists the known ones', async () => {
  const { content, version } = await read('shipping');
  const packagingNote = 'Free from {treshold}, in two days.';
  const { status, body } = await save('shipping', { version, content: { ...content, packagingNote } });
  expect([status, body.code]).toEqual([422, 'content.unknown_blank']);
  expect(body.fields.packagingNote).toMatch(
    /^The shop cannot fill in \{treshold\}.*\{threshold\}.*\{returnWindow\}/,
  );
  expect((await read('shipping')).version).toBe(version);
  const known = { ...content, packagingNote: 'Free from {threshold}, in two days.' };
  expect(await save('shipping', { version, content: known })).toMatchObject({ status: 200 });
});
