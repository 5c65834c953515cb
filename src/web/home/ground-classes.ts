import type { Ground } from '#domain/content/ground.ts';

const classesOf: Record<Ground, string> = {
  sand: 'bg-sand',
  madder: 'bg-madder-deep text-paper on-dark',
  indigo: 'bg-indigo-deep text-paper on-dark',
  night: 'bg-night text-paper on-dark',
};

/** Returns the classes of a colour behind words: the colour, and that of the words on it. */
export function toGroundClasses(ground: Ground): string {
  return classesOf[ground];
}
