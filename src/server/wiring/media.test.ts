import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMediaStore } from '#gateways/media-store.ts';
import { startS3 } from '#test/suppliers/start-s3.ts';
import { movePictures, openMediaStore } from './media.ts';
import { silentLog } from '../log.ts';

test('pictures are copied to the store once, and only missing or incomplete ones are copied again', async () => {
  const { where, disk, server } = await openBoth();
  for (const key of ['diya', 'lamp']) await disk.put(key, 'original', Buffer.from(`the photo of a ${key}`));
  await disk.put('diya', '480.avif', Buffer.from('a small one'));
  await writeFile(join(where.DATA_DIR, 'media', 'diya', '800.avif.0a1b.part'), 'half a');
  expect(await movePictures(where)).toMatch(/^3 of 3 files were copied/);
  expect([...server.objects.keys()].toSorted()).toEqual([
    'shop/diya/480.avif',
    'shop/diya/original',
    'shop/lamp/original',
  ]);
  await disk.put('lamp', '480.avif', Buffer.from('a small one'));
  server.objects.set('shop/lamp/original', { body: Buffer.from('cut o'), type: '' });
  expect(await movePictures(where)).toMatch(/^2 of 4 files were copied/);
  expect(await movePictures(where)).toMatch(/^0 of 4 files were copied/);
  const store = await openMediaStore(where, silentLog);
  expect(Buffer.from((await store.read('lamp', 'original'))!).toString()).toBe('the photo of a lamp');
});

test('pictures that cannot be read are an error: the report never says that there are none to copy', async () => {
  const { where } = await openBoth();
  await rm(join(where.DATA_DIR, 'media'), { recursive: true, force: true });
  expect(await movePictures(where)).toMatch(/^0 of 0 files were copied/);
  await writeFile(join(where.DATA_DIR, 'media'), 'a file in place of the folder');
  await expect(movePictures(where)).rejects.toThrow('ENOTDIR');
});

test('a missing or unreachable store is reported with a message', async () => {
  const { where, server } = await openBoth();
  await expect(movePictures({ ...where, s3: undefined })).rejects.toThrow('MEDIA_STORE is not set');
  const s3 = { ...server.place, endpoint: 'http://127.0.0.1:1' };
  await expect(movePictures({ ...where, s3 })).rejects.toThrow('nothing answers at http://127.0.0.1:1');
  const told: string[] = [];
  const log = { ...silentLog, warn: (_: object, text: string) => void told.push(text) };
  const store = await openMediaStore({ ...where, s3 }, log);
  expect(told).toEqual(['MEDIA_STORE does not answer: no pictures are shown until it does']);
  await expect(store.read('diya', 'original')).rejects.toThrow('cannot be reached right now');
});

async function openBoth() {
  const server = await startS3();
  onTestFinished(server.close);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'haat-move-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  return { server, where: { DATA_DIR, s3: server.place }, disk: createMediaStore(join(DATA_DIR, 'media')) };
}
