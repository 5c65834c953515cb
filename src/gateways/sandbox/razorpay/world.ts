import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { SandboxDb } from './store.ts';

/** The context of every part of the sandbox. */
export type World = {
  db: SandboxDb;
  clock: Clock;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  keyId: string;
  keySecret: string;
  /** Absolute URL under which the sandbox is reached by browsers. */
  pageUrl: string;
  /** Announces that something may be due now. */
  wake: () => void;
};

/** The context of a change: everything that it writes is one transaction. */
export type Scope = { world: World; trx: SandboxDb };

export function secondsFromNow(world: World, seconds: number): Date {
  return new Date(world.clock.now().getTime() + seconds * 1000);
}
