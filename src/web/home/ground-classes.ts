import type { Ground } from '#domain/content/ground.ts';

const classesOf: Record<Ground, string> = {
  sand: 'bg-sand',
  madder: 'bg-madder-deep text-paper on-dark',
  indigo: 'bg-indigo-deep text-paper on-dark',
  night: 'bg-night text-paper on-dark',
};

/** Returns the classes of a background colour and of the text colour on it. */
export function toGroundClasses(ground: Ground): string {
  return classesOf[ground];
}
