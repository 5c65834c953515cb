import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Fetch } from '../../call-supplier.ts';
import type { SandboxDb } from './store.ts';

/** The keys for the shop's calls to the sandbox, and for the sandbox's calls to the shop. */
export type SandboxKeys = { email: string; password: string; token: string; webhookToken: string };

/** The context of every part of the sandbox. */
export type World = {
  db: SandboxDb;
  keys: SandboxKeys;
  clock: Clock;
  log: Log;
  /** The address of the shop, to which webhooks go and under which the sandbox is found. */
  shopUrl: () => string;
  fetch: Fetch;
};
