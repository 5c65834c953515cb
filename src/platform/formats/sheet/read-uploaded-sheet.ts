import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { isZip } from '../zip/read-zip.ts';
import { readSheet } from './read-sheet.ts';
import { type Sheet, type SheetRow, UnreadableSheet } from './sheet.ts';

const { resolve } = createRequire(import.meta.url);
/** Starting a thread takes longer than reading a CSV file of this size. An Excel file may be far larger once unpacked. */
const mostCsvBytesAtOnce = 64 * 1024;
const longestMs = 60_000;
const mostMegabytes = 1024;

/** The messages of the thread: rows in parts, and at the end the encoding or the reason why the file is not a table. */
export type SheetMessage = { rows: SheetRow[] } | { encoding: Sheet['encoding'] } | { unreadable: string };

/** Reads a CSV or Excel file: a small CSV file immediately, any other in a separate thread. Throws UnreadableSheet. */
export function readUploadedSheet(bytes: Uint8Array): Promise<Sheet> {
  const isSmallCsv = bytes.length <= mostCsvBytesAtOnce && !isZip(bytes);
  return isSmallCsv ? readSheet(bytes) : readInThread(bytes);
}

/** Time and memory are bounded, because a large sheet takes seconds during which nothing else would be answered. */
function readInThread(bytes: Uint8Array): Promise<Sheet> {
  const worker = new Worker(resolve('#platform/formats/sheet/sheet-thread.ts'), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const tooLarge = new UnreadableSheet('This file is too large to be read. Please split it.');
  const rows: SheetRow[] = [];
  return new Promise<Sheet>((done, fail) => {
    const timer = setTimeout(() => fail(tooLarge), longestMs);
    worker.on('message', (message: SheetMessage) => {
      if ('rows' in message) rows.push(...message.rows);
      else if ('encoding' in message) done({ rows, encoding: message.encoding });
      else fail(new UnreadableSheet(message.unreadable));
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge : error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      fail(tooLarge);
    });
  }).finally(() => worker.terminate());
}
