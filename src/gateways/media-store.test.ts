import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMediaStore } from './media-store.ts';

const KEY = '0123456789abcdef0123456789abcdef';

async function openStore() {
  const outside = await mkdtemp(join(tmpdir(), 'haat-media-'));
  onTestFinished(() => rm(outside, { recursive: true }));
  const folder = join(outside, 'media');
  return { outside, folder, store: createMediaStore(folder) };
}

test('returns what was stored, reports what exists, and replaces it', async () => {
  const { store } = await openStore();
  expect(await store.has(KEY, '480.avif')).toBe(false);
  expect(await store.read(KEY, '480.avif')).toBeUndefined();
  await store.put(KEY, '480.avif', new Uint8Array([1, 2, 3]));
  expect(await store.has(KEY, '480.avif')).toBe(true);
  expect(new Uint8Array((await store.read(KEY, '480.avif'))!)).toEqual(new Uint8Array([1, 2, 3]));
  await store.put(KEY, '480.avif', new Uint8Array([4]));
  expect(new Uint8Array((await store.read(KEY, '480.avif'))!)).toEqual(new Uint8Array([4]));
});

test('readers see the old bytes or the new, never a mixture, and nothing is left behind', async () => {
  const { store, folder } = await openStore();
  const versions = [1, 2, 3, 4].map((byte) => new Uint8Array(500_000).fill(byte));
  await store.put(KEY, 'original', versions[0]!);
  const writes = Array.from({ length: 12 }, (_, index) => store.put(KEY, 'original', versions[index % 4]!));
  const reads = Array.from({ length: 60 }, async () => {
    const seen = (await store.read(KEY, 'original'))!;
    expect(seen.length).toBe(500_000);
    expect(new Set(seen).size).toBe(1);
  });
  await Promise.all([...writes, ...reads]);
  expect(await readdir(join(folder, KEY))).toEqual(['original']);
});

test.each(['..', '.', '../secret', 'a/b', 'a\\b', '', 'x.part.', '\0', '.hidden', 'ä', 'A'.repeat(99)])(
  'refuses the unsafe name %j',
  async (name) => {
    const { store, outside } = await openStore();
    await writeFile(join(outside, 'secret'), 'secret');
    await expect(store.read(KEY, name)).rejects.toThrow(RangeError);
    await expect(store.put(KEY, name, new Uint8Array([1]))).rejects.toThrow(RangeError);
    await expect(store.has(name, '480.avif')).rejects.toThrow(RangeError);
  },
);
