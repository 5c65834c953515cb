import type { ChildProcess } from 'node:child_process';
import { end, start } from './programs.ts';

/** Something that dies under orders, and what makes it whole again. */
export type Mishap = {
  kill: () => Promise<void>;
  again: () => Promise<void>;
  /** Whether it is made whole only once orders are placed again: a machine that lost its power does not come back at once. */
  isSlow?: boolean;
};
/** A piece that may be killed and started again. */
export type Piece = Mishap & { stop: () => Promise<unknown> };
export type Service = Piece & { child: () => ChildProcess };

type Started = {
  program: string;
  words: string[];
  log: string;
  asUser?: boolean;
  env?: Record<string, string>;
  /** The signal by which it ends cleanly. */
  signal?: 'SIGINT' | 'SIGTERM';
};

/** Starts a program that is killed, started again with the same words, and stopped. */
export function startService({
  program,
  words,
  log,
  asUser = false,
  env = {},
  signal = 'SIGTERM',
}: Started): Service {
  const run = () => start({ program, words, log, asUser, env });
  let child = run();
  return {
    child: () => child,
    kill: () => end(child, 'SIGKILL'),
    async again() {
      child = run();
    },
    stop: () => end(child, signal),
  };
}
