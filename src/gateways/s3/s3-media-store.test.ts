import { expect, onTestFinished, test } from 'vitest';
import { startS3 } from '#test/suppliers/start-s3.ts';
import { createS3Client } from './s3-client.ts';
import { checkS3, createS3MediaStore } from './s3-media-store.ts';

const KEY = '0123456789abcdef0123456789abcdef';

async function openStore(waits?: { timeoutMs: number; restMs: number }) {
  const server = await startS3();
  onTestFinished(server.close);
  const client = createS3Client(server.place, waits);
  return { server, store: createS3MediaStore(server.place, client) };
}

test('returns what was stored, reports what exists, replaces and deletes it', async () => {
  const { server, store } = await openStore();
  expect(await store.has(KEY, '480.avif')).toBe(false);
  expect(await store.read(KEY, '480.avif')).toBeUndefined();
  await store.put(KEY, '480.avif', new Uint8Array([1, 2, 3]));
  expect(await store.has(KEY, '480.avif')).toBe(true);
  expect(await store.read(KEY, '480.avif')).toEqual(new Uint8Array([1, 2, 3]));
  await store.put(KEY, '480.avif', new Uint8Array([4]));
  expect(await store.read(KEY, '480.avif')).toEqual(new Uint8Array([4]));
  expect(server.objects.get(`shop/${KEY}/480.avif`)?.type).toBe('image/avif');
  await store.remove(KEY, '480.avif');
  await store.remove(KEY, '480.avif');
  expect(await store.has(KEY, '480.avif')).toBe(false);
});

test('deletes all files of a picture, across several list pages, and no other picture’s', async () => {
  const { server, store } = await openStore();
  for (let file = 0; file < 1_005; file += 1)
    server.objects.set(`shop/${KEY}/${file}`, { body: Buffer.from('x'), type: '' });
  await store.put('other', 'original', new Uint8Array([1]));
  await store.removeAll(KEY);
  expect([...server.objects.keys()]).toEqual(['shop/other/original']);
});

test.each(['..', '.', '../secret', 'a/b', '', '.hidden', 'ä'])(
  'refuses the unsafe name %j without making a request',
  async (name) => {
    const { server, store } = await openStore();
    await expect(store.read(KEY, name)).rejects.toThrow(RangeError);
    await expect(store.put(KEY, name, new Uint8Array([1]))).rejects.toThrow(RangeError);
    await expect(store.removeAll(name)).rejects.toThrow(RangeError);
    expect(server.asked()).toBe(0);
  },
);

test('a call that failed temporarily is retried; a refusal is not', async () => {
  const { server, store } = await openStore();
  server.answerNext({ status: 503 }, { status: 500 });
  await store.put(KEY, 'original', new Uint8Array([7]));
  expect(server.asked()).toBe(3);
  server.answerNext({ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' });
  await expect(store.read(KEY, 'original')).rejects.toThrow('MEDIA_STORE: 403 AccessDenied');
  expect(server.asked()).toBe(4);
});

test('an unresponsive store fails fast, and is tried again after a pause', async () => {
  const { server, store } = await openStore({ timeoutMs: 1_000, restMs: 1_000 });
  await store.put(KEY, 'original', new Uint8Array([7]));
  server.answerNext(null);
  await expect(store.read(KEY, 'original')).rejects.toThrow('cannot be reached right now');
  const before = server.asked();
  for (let read = 0; read < 10; read += 1)
    await expect(store.read(KEY, 'original')).rejects.toThrow('cannot be reached right now');
  expect(server.asked()).toBe(before);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect(await store.read(KEY, 'original')).toEqual(new Uint8Array([7]));
});

test('a wrong bucket or key throws on the startup check, an unreachable store does not', async () => {
  const { server } = await openStore();
  expect(await checkS3(server.place)).toBe(true);
  await expect(checkS3({ ...server.place, bucket: 'others' })).rejects.toThrow(
    /refuses the bucket "others" \(404 NoSuchBucket\): are its name, S3_REGION and the keys right\?/,
  );
  await expect(checkS3({ ...server.place, secretAccessKey: 'wrong' })).rejects.toThrow(
    '403 SignatureDoesNotMatch',
  );
  expect(await checkS3({ ...server.place, endpoint: 'http://127.0.0.1:1' })).toBe(false);
});
