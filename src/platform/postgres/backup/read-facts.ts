import type { Client } from 'pg';
import type { Manifest } from './manifest.ts';

export type Saved = Pick<Manifest, 'savedAt'> & { database: NonNullable<Manifest['database']> };

/** Returns the server's version and the migrations of the database. Throws a sentence when the database has never had a shop in it. */
export async function readFacts(client: Client): Promise<Saved['database']> {
  const { rows: versions } = await client.query<{ server_version: string; has: boolean }>(
    "select current_setting('server_version') as server_version, to_regclass('migrations') is not null as has",
  );
  if (!versions[0]!.has)
    throw new Error('there is no shop in the database: start it once, or choose another');
  const { rows: migrations } = await client.query<Saved['database']['migrations'][number]>(
    'select number, title, sha256 from migrations order by number',
  );
  return { postgresql: versions[0]!.server_version, migrations };
}
