import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { openDatabase } from '#db/open.ts';
import type { MigrationFile } from '#platform/postgres/migration-files.ts';

// Migrates in a separate process, for tests that kill it half-way.

type Task = { connection: ConnectionParts; files: MigrationFile[] };

const { connection, files } = JSON.parse(process.argv[2] ?? '') as Task;
const database = await openDatabase({ connection, poolSize: 1, statementTimeoutMs: 10_000 });
await migrate(database.pool, files);
await database.close();
