import { rmSync } from 'node:fs';
import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import type { Connection } from '#platform/postgres/connection.ts';
import { type LoadDump, loadDump } from './load-dump.ts';

type ExtractedDump = Pick<LoadDump, 'folder' | 'database'>;
type Target = Pick<LoadDump, 'migrations' | 'jobs'> & {
  dataDir: string;
  server?: Connection | undefined;
  log: (sentence: string) => void;
  settings?: Record<string, string>;
};

/** Loads an extracted dump into the server of the shop's owner, or else into a new embedded database, which is removed if that fails. */
export async function restoreDump(wanted: Target, extracted: ExtractedDump): Promise<void> {
  const { dataDir, server, migrations, jobs, log, settings } = wanted;
  if (server) return loadDump({ ...extracted, connection: server, migrations, jobs });
  const embedded = await startEmbedded({ dataDir, log, ...(settings && { settings }) });
  try {
    await loadDump({ ...extracted, connection: embedded.connection, migrations, jobs });
  } catch (error) {
    await embedded.stop();
    rmSync(embedded.directory, { recursive: true, force: true });
    throw error;
  }
  await embedded.stop();
}
