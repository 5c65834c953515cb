import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listGoods } from './catalogue.ts';
import { listJobs, type Job } from './jobs.ts';
import { renderPicture } from './render.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, out: { type: 'string' } } });
const out = values.out ?? join(import.meta.dirname, '..', 'pictures');
const wanted = values.only?.split(',');
const jobs = listJobs(await listGoods());

await mkdir(out, { recursive: true });
await drawAll(jobs.filter((job) => !wanted || wanted.some((start) => job.file.startsWith(start))));
if (!values.out) {
  const drawn = new Set(await readdir(out));
  const described = jobs.filter((job) => drawn.has(job.file)).map(describe);
  await writeFile(join(out, 'pictures.json'), `${JSON.stringify(described, null, 2)}\n`);
}

async function drawAll(queue: Job[]): Promise<void> {
  const waiting = [...queue];
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const bytes = await renderPicture(job.draw(), join(out, job.file));
      if (bytes > 60_000) process.stdout.write(`${job.file} is ${bytes} bytes\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, cpus().length) }, worker));
  process.stdout.write(`${queue.length} pictures drawn\n`);
}

function describe(job: Job) {
  const { file, ref, colour, category, width, height, alt } = job;
  return { file, ref, colour, category, width, height, alt };
}
