import { type FileEntry, Reader, ZipReader, configure } from '@zip.js/zip.js/index-native.js';
import { UnreadableZip } from './read-zip.ts';

/** Bytes that can be read at any place, such as a file or the parts of one. */
export type ByteSource = { size: number; read: (offset: number, length: number) => Promise<Uint8Array> };

/** A file of an archive. */
export type ZippedFile = {
  name: string;
  /** The unpacked size in bytes, as the archive declares it. */
  bytes: number;
  /** The CRC-32 of its bytes, where the archive declares it. */
  checksum: number | undefined;
  isEncrypted: boolean;
  /** Returns the contents of the file. Throws UnreadableZip where it is damaged or its bytes differ from the archive's declaration. */
  unpack: () => Promise<Uint8Array>;
};

configure({ useWebWorkers: false });

/** Far more than the list of two thousand files with long names; nothing longer is read at a time. */
const mostAtOnce = 4 * 1024 * 1024;

/**
 * Lists the files of an archive, whose bytes are read only when they are needed; folders are left out. Throws UnreadableZip with a sentence
 * for a file that is not a ZIP archive or is cut off, and for more than `most` files.
 */
export async function openZip(source: ByteSource, most: number): Promise<ZippedFile[]> {
  const reader = new SourceReader(source);
  const zip = new ZipReader(reader, { filenameValidation: 'tolerant' });
  const files: ZippedFile[] = [];
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (entry.directory) continue;
      if (files.length === most) throw tooMany(most);
      const { filename: name, uncompressedSize: bytes, signature: checksum, encrypted: isEncrypted } = entry;
      files.push({ name, bytes, checksum, isEncrypted, unpack: () => unpack(entry, reader) });
    }
  } catch (error) {
    throw reader.explain(error, 'This file is not a ZIP, or a part of it is missing. Please make it again.');
  }
  return files;
}

/** Reads no more than the size that the archive declares, whatever the file unpacks to. */
async function unpack(entry: FileEntry, reader: SourceReader): Promise<Uint8Array> {
  const whole = new Uint8Array(entry.uncompressedSize);
  let length = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      if (length + chunk.length > whole.length) throw new UnreadableZip(DAMAGED);
      whole.set(chunk, length);
      length += chunk.length;
    },
  });
  try {
    await entry.getData(sink, { checkSignature: true });
  } catch (error) {
    throw reader.explain(error, DAMAGED);
  }
  if (length < whole.length) throw new UnreadableZip(DAMAGED);
  return whole;
}

const DAMAGED = 'This file in the ZIP is damaged, or not as long as the ZIP says. Please make the ZIP again.';

function tooMany(most: number): UnreadableZip {
  return new UnreadableZip(`This ZIP has more than ${most.toLocaleString('en-IN')} files. Please split it.`);
}

class SourceReader extends Reader<ByteSource> {
  readonly #source: ByteSource;
  #failure: unknown;

  constructor(source: ByteSource) {
    super(source);
    this.#source = source;
    this.size = source.size;
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    if (length > mostAtOnce) throw new RangeError('The archive asks for more than one may read at once');
    try {
      return await this.#source.read(offset, length);
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  /** Returns the failure of the source if that made the library give up, otherwise an error with a sentence that the archive is wrong. */
  explain(error: unknown, sentence: string): unknown {
    return this.#failure ?? (error instanceof UnreadableZip ? error : new UnreadableZip(sentence));
  }
}
