import { readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Program } from '../../test/program.ts';
import { findProduct } from '../reads.ts';
import { type Row, toRow } from '../table.ts';

/** Does some work with a program, and measures how long it takes, the program's peak memory, and how long pages wait during it. */
export async function watchProgram(
  { url, pid }: Program,
  what: string,
  work: () => Promise<string>,
): Promise<Row[]> {
  const product = await findProduct(url);
  const paths = ['/', '/category/lighting', `/product/${product.slug}`, '/products'];
  const pages = new Worker(new URL('ask-pages.ts', import.meta.url), { workerData: { url, paths } });
  // The system resets its record of the peak memory.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const started = performance.now();
  const words = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const megabytes = Math.round(readHighest(pid) / 1024);
  pages.postMessage('stop', []);
  const [took] = (await once(pages, 'message')) as [number[]];
  return [
    { what, value: `${seconds} s (${words})` },
    { what: 'memory of the program at most', value: `${megabytes} MB` },
    toRow(`meanwhile, ${took.length} pages`, took),
  ];
}

/** Returns the highest resident memory of a process in kilobytes. */
function readHighest(pid: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}
