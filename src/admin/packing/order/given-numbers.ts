import { z } from 'zod';
import { readStored, writeStored } from '#admin/stored.ts';

const key = 'given numbers';
const mostKept = 300;
const StoredNumbers = z.array(z.object({ tracking: z.string(), order: z.string() }));

/** Returns the other order that was given a tracking number on this device, even offline; undefined otherwise. */
export function findGiven(tracking: string, order: string): string | undefined {
  return read().find((each) => each.tracking === tracking && each.order !== order)?.order;
}

/** Remembers the tracking number that an order got. */
export function noteGiven(tracking: string, order: string): void {
  const others = read().filter((each) => each.order !== order);
  writeStored(localStorage, key, [...others, { tracking, order }].slice(-mostKept));
}

function read() {
  return readStored(localStorage, key, StoredNumbers) ?? [];
}
