import { crc32, deflateRawSync, constants } from 'node:zlib';

/** A file of an archive, with false declarations in the archive where a test wants them. */
export type Zipped = {
  name: string;
  bytes: Uint8Array;
  /** The bytes as stored in the archive; by default the deflated ones. */
  packed?: Uint8Array;
  claims?: number;
  isEncrypted?: boolean;
};

/** Returns a ZIP archive (APPNOTE.TXT of PKWARE), written by hand, so that its declarations can be false. */
export function makeZip(files: readonly Zipped[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const packed = file.packed ?? deflateRawSync(file.bytes);
    const facts = describe(file, packed);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, uint16(name.length, 0), name]);
    const made = Buffer.concat([
      Buffer.from('PK\x01\x02', 'latin1'),
      uint16(20),
      facts,
      uint16(name.length, 0, 0, 0, 0),
      uint32(0, offset),
      name,
    ]);
    parts.push(local, Buffer.from(packed));
    directory.push(made);
    offset += local.length + packed.length;
  }
  const length = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06', 'latin1'),
    uint16(0, 0, files.length, files.length),
    uint32(length, offset),
    uint16(0),
  ]);
  return Buffer.concat([...parts, ...directory, end]);
}

/** Version, flags, method, time, day, checksum and both lengths, which are stored in both places. */
function describe({ bytes, claims = bytes.length, isEncrypted = false }: Zipped, packed: Uint8Array): Buffer {
  const flags = 0x800 | (isEncrypted ? 1 : 0);
  return Buffer.concat([uint16(20, flags, 8, 0, 0x5b77), uint32(crc32(bytes), packed.length, claims)]);
}

function uint16(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeUInt16LE(value, index * 2);
  return buffer;
}

function uint32(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32LE(value, index * 4);
  return buffer;
}

/** Returns ten gigabytes of zeros, deflated, without creating them: a block of a megabyte, ten thousand times. */
export function deflateBomb(): Buffer {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const last = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: 10_240 }, () => block), last]);
}
