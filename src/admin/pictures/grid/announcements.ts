import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** The instructions that a screen reader reads at the handle of a picture. */
export const instructions = {
  draggable:
    'Press space to pick up the photo, the arrow keys to move it, space again to drop it, or Escape to leave it where it was.',
};

/** Returns the announcements of a screen reader while a picture is moved. */
export function announcements(ids: readonly string[]): Announcements {
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => `Photo ${place(active.id)} is picked up.`,
    onDragOver: ({ over }) => (over ? `Place ${place(over.id)} of ${ids.length}.` : undefined),
    onDragEnd: ({ over }) =>
      over ? `The photo is at place ${place(over.id)} of ${ids.length}.` : 'The photo is where it was.',
    onDragCancel: () => 'The photo is where it was.',
  };
}
