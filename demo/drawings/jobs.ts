import type { Good } from './catalogue.ts';
import { coverScenes, drawCover } from './covers.ts';
import { drawings } from './drawings.ts';
import { backdrop, ground, page, placed } from './kit/scene.ts';
import { makePen } from './kit/pen.ts';

/** One picture file and how to draw it. */
export type Job = {
  file: string;
  ref?: string;
  colour?: string;
  category?: string;
  width: number;
  height: number;
  alt: string;
  draw: () => string;
};

/** Every picture of the catalogue: one per good and colour, then tiles and banners. */
export function listJobs(goods: readonly Good[]): Job[] {
  return [...goods.flatMap(listGoodJobs), ...coverScenes.flatMap(listCoverJobs)];
}

function listGoodJobs(good: Good): Job[] {
  const colours = good.colours.length > 0 ? good.colours : [undefined];
  return colours.map((colour, index) => ({
    file: index === 0 || !colour ? `${good.ref}.webp` : `${good.ref}--${toSlug(colour)}.webp`,
    ref: good.ref,
    ...(colour ? { colour } : {}),
    width: 960,
    height: 1200,
    alt: `${good.name}${colour ? ` in ${colour.toLowerCase()}` : ''}, ${good.material}: a drawing`,
    draw: () => drawGood(good.ref, colour),
  }));
}

export function drawGood(ref: string, colour: string | undefined): string {
  const draw = drawings[ref];
  if (!draw) throw new Error(`No drawing for ${ref}`);
  const pen = makePen(ref);
  const drawing = draw(pen, colour);
  const horizon = drawing.place === 'floor' ? ground - 108 - (drawing.raise ?? 0) : undefined;
  const content = backdrop(pen, drawing.light ?? 'paper', [960, 1200], horizon) + placed(pen, drawing);
  return page(pen, [960, 1200], content);
}

function listCoverJobs(scene: (typeof coverScenes)[number]): Job[] {
  const sizes = [
    { end: '', width: 800, height: 800, shown: scene.tile },
    { end: '-wide', width: 1600, height: 700, shown: scene.wide },
  ];
  return sizes.map(({ end, width, height, shown }) => ({
    file: `category-${scene.slug}${end}.webp`,
    category: scene.slug,
    width,
    height,
    alt: `${scene.title}: a drawing of ${scene.what}`,
    draw: () => drawCover(scene, shown, [width, height]),
  }));
}

function toSlug(colour: string): string {
  return colour.toLowerCase().replaceAll(' ', '-');
}
