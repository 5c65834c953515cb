import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openConnection } from '../plain-load.ts';

// A separate thread: what sends the photos would keep the pages waiting that are asked for here.

const { url, paths } = workerData as { url: string; paths: readonly string[] };
const visitors = 8;
const everyMs = 160;
const took: number[] = [];
let isAsked = true;

parentPort!.once('message', () => (isAsked = false));
await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
parentPort!.postMessage(took, []);

/** Asks for one page after the other at fixed times. A page counts from its time, also where the one before it was late. */
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
