import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Good } from './catalogue.ts';
import type { Job } from './jobs.ts';

/** A picture as `pictures.json` lists it; `file` starts at the folder of the list. */
export type Shown = Omit<Job, 'draw'> & { slide?: string };

const folder = join(import.meta.dirname, '..', 'photographs');
const DETAIL = '--detail';

/** The names of the finished photographs, named as the drawings they stand in for; a closer look ends in `--detail`. */
export async function findPhotographs(): Promise<Set<string>> {
  return new Set((await readdir(folder)).filter((file) => file.endsWith('.webp')));
}

/** The picture that a photograph belongs to: itself, or the one that a closer look or a slide comes after. */
export function toPlace({ file }: Pick<Shown, 'file'>): string {
  return file
    .replace('../photographs/', '')
    .replace(DETAIL, '')
    .replace(/^slide-(.*)\.webp$/, 'category-$1-wide.webp');
}

/**
 * The jobs that are still drawn, and the photographs that take the place of the others. A category changes over as a whole,
 * when each of its goods has a photograph and its tile and banner have: drawings and photographs do not mix on a page.
 */
export function dividePictures(
  jobs: readonly Job[],
  goods: readonly Good[],
  photographs: ReadonlySet<string>,
): { drawn: Job[]; photographed: Shown[] } {
  const categoryOf = new Map(goods.map((good) => [good.ref, good.category]));
  const toCategory = ({ ref, category }: Job) => category ?? categoryOf.get(ref!)!;
  // A colour without a photograph of its own shows itself in the picker.
  const isOwed = ({ file }: Job) => !file.includes('--');
  const lacking = new Set(jobs.filter((job) => isOwed(job) && !photographs.has(job.file)).map(toCategory));
  const isPhotographed = (job: Job) => !lacking.has(toCategory(job));
  return {
    drawn: jobs.filter((job) => !isPhotographed(job)),
    photographed: jobs
      .filter(isPhotographed)
      .flatMap((job) => [describe(job), ...describeDetail(job), ...describeSlide(job)])
      .filter(({ file }) => photographs.has(file.replace('../photographs/', ''))),
  };
}

function describe({ file, ref, colour, category, width, height, alt }: Job): Shown {
  const size = ref ? { width: 1200, height: 1500 } : { width, height };
  const words = alt.replace(/: a drawing( of)?/, category ? ':' : '');
  return { file: `../photographs/${file}`, ref, colour, category, ...size, alt: words };
}

/** The second picture of a good, which comes closer and goes round it. */
function describeDetail(job: Job): Shown[] {
  if (!job.ref) return [];
  const whole = describe(job);
  const file = whole.file.replace('.webp', `${DETAIL}.webp`);
  return [{ ...whole, file, alt: `${whole.alt}: a closer look from another side` }];
}

/** The picture of the home page's slide that leads to a category. */
function describeSlide(job: Job): Shown[] {
  if (!job.category || !job.file.endsWith('-wide.webp')) return [];
  const { category: slide, ...whole } = describe(job);
  return [{ ...whole, file: `../photographs/slide-${slide}.webp`, slide: slide! }];
}
