import { randomBytes } from 'node:crypto';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { expect, test } from 'vitest';
import { type Zipped, deflateBomb, makeZip } from '#test/import-export/make-zip.ts';
import { openZip } from './open-zip.ts';
import { UnreadableZip } from './read-zip.ts';

const toSource = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: async (offset: number, length: number) => bytes.subarray(offset, offset + length),
});
const open = (bytes: Uint8Array, most = 10) => openZip(toSource(bytes), most);
const photo = { name: 'DY-1.jpg', bytes: randomBytes(90_000) };
const openOne = async (file: Zipped) => (await open(makeZip([file])))[0]!;

test('files are listed with their names and sizes and unpacked one by one; folders are skipped', async () => {
  const names = ['DY-1.jpg', '../../etc/passwd', '/DY-2.jpg', 'C:\\DY-3.jpg', 'दीया.jpg'];
  const files = await open(
    makeZip([
      { name: 'photos/', bytes: Buffer.alloc(0) },
      ...names.map((name, index) => ({ name, bytes: Buffer.alloc(index * 50_000, index) })),
    ]),
  );
  expect(files.map(({ name, bytes }) => [name, bytes])).toEqual(
    names.map((name, index) => [name, index * 50_000]),
  );
  expect(Buffer.from(await files[3]!.unpack())).toEqual(Buffer.alloc(150_000, 3));
});

test.each([
  ['text', Buffer.from('hello'.repeat(99)), 'not a ZIP'],
  ['nothing', Buffer.alloc(0), 'not a ZIP'],
  ['half an archive', makeZip([photo]).subarray(0, 40_000), 'a part of it is missing'],
  ['more files than are taken', makeZip([photo, photo, photo]), 'more than 2 files'],
])('%s is refused with a message', async (_, bytes, words) => {
  const opening = open(bytes, 2);
  await expect(opening).rejects.toThrow(UnreadableZip);
  await expect(opening).rejects.toThrow(words);
});

test('an oversized file directory is refused', async () => {
  const long = makeZip([photo]);
  const end = long.lastIndexOf('PK\u0005\u0006');
  const padded = Buffer.concat([long.subarray(0, end), Buffer.alloc(9_000_000), long.subarray(end)]);
  padded.writeUInt32LE(padded.readUInt32LE(padded.length - 10) + 9_000_000, padded.length - 10);
  await expect(open(padded)).rejects.toThrow(UnreadableZip);
});

test('a damaged file is refused, and the others can be unpacked', async () => {
  const archive = makeZip([{ ...photo, name: 'bad.jpg' }, photo]);
  archive[500]! ^= 0xff;
  const [bad, whole] = await open(archive);
  await expect(bad!.unpack()).rejects.toThrow('damaged');
  expect(Buffer.from(await whole!.unpack())).toEqual(photo.bytes);
});

test('a file that is longer or shorter than the archive says is refused', async () => {
  for (const claims of [10, 89_999, 90_001, 20_000_000])
    await expect((await openOne({ ...photo, claims })).unpack()).rejects.toThrow(UnreadableZip);
});

test('a zip bomb is only read up to its declared size, and an encrypted file is refused', async () => {
  const bomb = makeZip([{ name: 'DY-1.jpg', bytes: photo.bytes, packed: deflateBomb(), claims: 1_000_000 }]);
  const source = toSource(bomb);
  let read = 0;
  const counting = (offset: number, length: number) => {
    read += length;
    return source.read(offset, length);
  };
  const [file] = await openZip({ ...source, read: counting }, 10);
  await expect(file!.unpack()).rejects.toThrow('not as long as the ZIP says');
  expect([bomb.length > 10_000_000, read < 3_000_000]).toEqual([true, true]);
  const locked = await openOne({ ...photo, isEncrypted: true });
  expect(locked.isEncrypted).toBe(true);
  await expect(locked.unpack()).rejects.toThrow(UnreadableZip);
});

test('ZIP64 is read, and a declared size of ten gigabytes is listed', async () => {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { zip64: true });
  await writer.add('DY-1.jpg', new Uint8ArrayReader(photo.bytes));
  const archive = Buffer.from(await writer.close());
  const [file] = await open(archive);
  expect(Buffer.from(await file!.unpack())).toEqual(photo.bytes);
  const claimed = archive.lastIndexOf(Buffer.from(BigUint64Array.of(90_000n).buffer));
  archive.writeBigUInt64LE(10_000_000_000n, claimed);
  expect((await open(archive))[0]!.bytes).toBe(10_000_000_000);
});

test('a read error of the source is not reported as a damaged archive', async () => {
  const source = { size: 9000, read: () => Promise.reject(new Error('The disk is gone')) };
  await expect(openZip(source, 10)).rejects.toThrow('The disk is gone');
});
