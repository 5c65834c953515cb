// Reads the file that the thread was started with, sends its rows in parts, and ends. Node runs this file directly: it is in no bundle.
import { parentPort, workerData } from 'node:worker_threads';
import type { SheetMessage } from './read-uploaded-sheet.ts';
import { readSheet } from './read-sheet.ts';
import { UnreadableSheet } from './sheet.ts';

/** The rows of one message: the thread that receives them answers other requests in between. */
const rowsAtOnce = 500;

function send(message: SheetMessage): void {
  parentPort!.postMessage(message, []);
}

try {
  const { rows, encoding } = await readSheet(workerData as Uint8Array);
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    send({ rows: rows.slice(from, from + rowsAtOnce) });
  send({ encoding });
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error;
  send({ unreadable: error.message });
}
