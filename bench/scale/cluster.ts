import { startPatroniCluster } from './patroni/start-patroni.ts';
import { findProgram } from './programs.ts';
import type { Mishap } from './services.ts';
import { startTwoServers } from './two-servers.ts';

/** A PostgreSQL of several servers, of which one is the primary. */
export type Cluster = {
  /** The password of the shop's user, `haat`. */
  password: string;
  /** The port that leads to the primary, and the one that leads to a standby. */
  primaryPort: number;
  standbyPort: number;
  /** The pieces that may be killed under orders, by name; each is made whole again afterwards. */
  mishaps: Record<string, Mishap>;
  /** Asks the primary as its owner, past everything that may have been killed. */
  ask: <Row extends object>(text: string) => Promise<Row[]>;
  /** Returns a sentence about what the cluster is made of. */
  describe: string;
  stop: () => Promise<void>;
};

/** Starts three servers under Patroni where it is installed with etcd and HAProxy, else two that this program looks after. */
export function startCluster(folder: string): Promise<Cluster> {
  const isComplete = ['patroni', 'etcd', 'haproxy'].every(findProgram);
  return isComplete ? startPatroniCluster(folder) : startTwoServers(folder);
}
