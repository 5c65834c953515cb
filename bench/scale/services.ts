import type { ChildProcess } from 'node:child_process';
import { end, start } from './programs.ts';

/** A piece that fails while orders are placed, and the way to restore it. */
export type Mishap = {
  kill: () => Promise<void>;
  again: () => Promise<void>;
  /** Whether it is restored only once orders are placed again: a machine that lost its power does not return immediately. */
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

/** Starts a program that can be killed, started again with the same arguments, and stopped. */
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
