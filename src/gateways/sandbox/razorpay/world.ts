import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { SandboxDb } from './store.ts';

/** What every part of the stand-in is handed. */
export type World = {
  db: SandboxDb;
  clock: Clock;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  keyId: string;
  keySecret: string;
  /** Something may be due now. */
  wake: () => void;
};

export function secondsFromNow(world: World, seconds: number): Date {
  return new Date(world.clock.now().getTime() + seconds * 1000);
}
