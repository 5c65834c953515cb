import { conflict } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';

/** The space left free for the shop itself while a copy is made. */
const spareBytes = 200_000_000;

export type Room = { neededBytes: number; testBytes: number; freeBytes: number };

/**
 * Returns the most space that a copy and a test of it need, and the free space. A copy is compressed, and one table is stored next to it
 * while it is made; a test unpacks the rows and loads them into a second database.
 */
export async function measureRoom(ctx: Ctx): Promise<Room> {
  const { databaseBytes, pictureBytes, freeBytes } = await ctx.backups.measure();
  return {
    neededBytes: databaseBytes + pictureBytes,
    testBytes: 2 * databaseBytes,
    freeBytes: Math.max(0, freeBytes - spareBytes),
  };
}

/** Refuses work for which the disk may have no room. Throws conflict `backup.no_room` with the figures. */
export async function refuseFullDisk(ctx: Ctx, work: 'copy' | 'test'): Promise<void> {
  const { neededBytes, testBytes, freeBytes } = await measureRoom(ctx);
  const needed = work === 'copy' ? neededBytes : testBytes;
  if (needed <= freeBytes) return;
  throw conflict(
    'backup.no_room',
    `The disk has ${toMegabytes(freeBytes)} MB free, and this may need ${toMegabytes(needed)} MB. Free some space first.`,
  );
}

function toMegabytes(bytes: number): string {
  return Math.ceil(bytes / 1_000_000).toLocaleString('en-IN');
}
