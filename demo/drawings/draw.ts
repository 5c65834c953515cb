import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listGoods } from './catalogue.ts';
import { listJobs, type Job } from './jobs.ts';
import { dividePictures, findPhotographs, toPlace } from './photographs.ts';
import { renderPicture } from './render.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string' }, list: { type: 'boolean' } },
});
const out = values.out ?? join(import.meta.dirname, '..', 'pictures');
const wanted = values.list ? [] : values.only?.split(',');
const goods = await listGoods();
const all = listJobs(goods);
const { drawn, photographed } = dividePictures(all, goods, await findPhotographs());
const jobs = values.out ? all : drawn;

await mkdir(out, { recursive: true });
await drawAll(jobs.filter((job) => !wanted || wanted.some((start) => job.file.startsWith(start))));
if (!values.out) await writeList();

/** The list of what is shown; a drawing whose place a photograph has taken is cleared away. */
async function writeList(): Promise<void> {
  const files = await readdir(out);
  const kept = new Set(jobs.map(({ file }) => file));
  const replaced = files.filter((file) => file.endsWith('.webp') && !kept.has(file));
  await Promise.all(replaced.map((file) => rm(join(out, file))));
  const present = new Set(files);
  const shown = [...drawn.filter(({ file }) => present.has(file)).map(describe), ...photographed];
  const order = new Map(all.map(({ file }, index) => [file, index]));
  const place = (each: (typeof shown)[number]) => order.get(toPlace(each))!;
  const list = shown.toSorted((a, b) => place(a) - place(b));
  await writeFile(join(out, 'pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
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
