import { startPatroniCluster } from './patroni/start-patroni.ts';
import { findProgram } from './programs.ts';
import type { Mishap } from './services.ts';
import { startTwoServers } from './two-servers.ts';

/** A PostgreSQL of several servers, of which one is the primary. */
export type Cluster = {
  /** The password of the shop's user, `haat`. */
  password: string;
  /** The port of the primary, and that of a standby. */
  primaryPort: number;
  standbyPort: number;
  /** The pieces that may be killed while orders are placed, by name; each is restored afterwards. */
  mishaps: Record<string, Mishap>;
  /** Queries the primary as its owner, bypassing every piece that may have been killed. */
  ask: <Row extends object>(text: string) => Promise<Row[]>;
  /** A sentence that describes the parts of the cluster. */
  describe: string;
  stop: () => Promise<void>;
};

/** Starts three servers under Patroni if it is installed with etcd and HAProxy, otherwise two that this program manages. */
export function startCluster(folder: string): Promise<Cluster> {
  const isComplete = ['patroni', 'etcd', 'haproxy'].every(findProgram);
  return isComplete ? startPatroniCluster(folder) : startTwoServers(folder);
}
