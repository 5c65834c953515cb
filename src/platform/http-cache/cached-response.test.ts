import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Asked, answerCached, answerCachedNow, compressForCache, toCached } from './cached-response.ts';
import { compressWell } from './compression.ts';

const text = 'A brass diya, cast in Moradabad. '.repeat(300);
const make = (body = text) =>
  toCached(new Response(body, { headers: { 'content-type': 'text/html', 'content-security-policy': 'x' } }));
const ask = (asked: Partial<Asked> = {}): Asked => ({
  isHead: false,
  accepts: '',
  isCdn: false,
  knows: undefined,
  ...asked,
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('a client that accepts "%s" gets %s', async (accepts, encoding) => {
  const { headers, body } = await answerCached(await make(), ask({ accepts }));
  expect(headers['content-encoding']).toBe(encoding);
  const open = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
  expect(open[(encoding ?? 'none') as 'br'](body!).toString()).toBe(text);
  expect(headers['content-length']).toBe(String(body!.length));
  expect(headers.vary).toBe('accept-encoding');
});

test('a short body is not compressed', async () => {
  const { headers, body } = await answerCached(await make('short'), ask({ accepts: 'br, gzip' }));
  expect(headers['content-encoding']).toBeUndefined();
  expect(body!.toString()).toBe('short');
});

test('a cached compressed form uses no more memory than its bytes', async () => {
  const cached = await make();
  await compressForCache(cached);
  expect(cached.forms.br!.buffer.byteLength).toBe(cached.forms.br!.length);
});

test('a client that already has the response gets 304, with the headers but without the body', async () => {
  const cached = await make();
  for (const knows of [cached.etag, `"other", ${cached.etag}`, cached.etag.slice(2), '*']) {
    const { status, headers, body } = await answerCached(cached, ask({ knows, accepts: 'br' }));
    expect([status, body, headers.etag]).toEqual([304, null, cached.etag]);
    expect(headers['content-security-policy']).toBe('x');
  }
  expect((await answerCached(cached, ask({ knows: 'W/"other"' }))).status).toBe(200);
});

test('the ETag differs for different bodies and is equal for equal ones', async () => {
  const [one, same, other] = await Promise.all([make(), make(), make(`${text}!`)]);
  expect(one.etag).toBe(same.etag);
  expect(one.etag).not.toBe(other.etag);
});

test('HEAD has the headers of GET and no body', async () => {
  const cached = await make();
  const get = await answerCached(cached, ask({ accepts: 'br' }));
  const head = await answerCached(cached, ask({ accepts: 'br', isHead: true }));
  expect(head).toEqual({ ...get, body: null });
});

test('nothing is compressed before a client accepts it; a frequently requested form is recompressed smaller', async () => {
  const cached = await make();
  expect(answerCachedNow(cached, ask({ accepts: 'gzip' }))).toBeUndefined();
  const first = await answerCached(cached, ask({ accepts: 'gzip' }));
  expect(Object.keys(cached.forms)).toEqual(['gzip']);
  const hit = () => answerCachedNow(cached, ask({ accepts: 'gzip' }))!.body;
  for (let hits = 1; hits <= 3; hits += 1) expect(hit()).toBe(first.body);
  await sleep(100);
  expect(cached.forms.gzip).toBe(first.body);
  hit();
  await expect.poll(() => cached.forms.gzip!.length).toBeLessThan(first.body!.length);
  expect(gunzipSync(answerCachedNow(cached, ask({ accepts: 'gzip' }))!.body!).toString()).toBe(text);
});

test('fifty concurrent requests for the same form share one compression', async () => {
  const cached = await make();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => answerCached(cached, ask({ accepts: 'br' }))),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  compressWell(cached, 'br');
});

test('the plain body is dropped once compressed, and restored once for all clients that need it', async () => {
  const cached = await make();
  await answerCached(cached, ask({ accepts: 'gzip' }));
  expect(Object.keys(cached.forms)).toEqual(['gzip']);
  expect(answerCachedNow(cached, ask())).toBeUndefined();
  const plain = await answerCached(cached, ask());
  expect([plain.body!.toString(), plain.headers['content-length']]).toEqual([text, String(text.length)]);
  const others = await Promise.all(Array.from({ length: 50 }, () => answerCached(cached, ask())));
  expect(others.every(({ body }) => body === plain.body)).toBe(true);
  expect(brotliDecompressSync((await answerCached(cached, ask({ accepts: 'br' }))).body!).toString()).toBe(
    text,
  );
  expect(Object.keys(cached.forms).toSorted()).toEqual(['br', 'gzip']);
});
