import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openConnection } from '../plain-load.ts';

// Runs in a separate thread: the code that sends the photos would delay the page requests here.

const { url, paths } = workerData as { url: string; paths: readonly string[] };
const visitors = 8;
const everyMs = 160;
const took: number[] = [];
let isAsked = true;

parentPort!.once('message', () => (isAsked = false));
await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
parentPort!.postMessage(took, []);

/** Requests one page after the other at fixed times. The time of a page counts from its fixed time, even if the page before it was late. */
async function visit(visitor: number): Promise<void> {
  const connection = await openConnection(url);
  const begin = performance.now() + (visitor * everyMs) / visitors;
  for (let round = 0; isAsked; round += 1) {
    const due = begin + round * everyMs;
    await sleep(Math.max(0, due - performance.now()));
    await connection.ask(paths[(round + visitor) % paths.length]!);
    took.push(performance.now() - due);
  }
  connection.close();
}
