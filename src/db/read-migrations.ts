import { readdirSync, readFileSync } from 'node:fs';

import type { MigrationFile } from '#platform/postgres/migration-files.ts';

/**
 * Returns the shop's own migrations, by name. Under Node they are read from the folder next to this file; in a bundle, where that folder
 * does not exist, Vite has inlined their text for `import.meta.glob`.
 */
export function readMigrations(): MigrationFile[] {
  const files = import.meta.env === undefined ? readFolder() : readBundle();
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function readFolder(): MigrationFile[] {
  const folder = new URL('./migrations/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));
}

function readBundle(): MigrationFile[] {
  const texts = import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  return Object.entries(texts).map(([path, sql]) => ({ name: path.slice(path.lastIndexOf('/') + 1), sql }));
}
