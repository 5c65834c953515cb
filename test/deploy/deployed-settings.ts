import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

export const root = resolve(import.meta.dirname, '../..');
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

export const Settings = z.record(z.string(), z.union([z.string(), z.number()]));
/** Placeholders for the owner's values; some of them become part of addresses. */
export const filledIn = {
  DOMAIN: 'shop.example',
  SECRET_KEY: 'a secret key of at least 32 characters',
  others: 'x1',
};

/** Returns the settings that the program does not know. */
export function listUnknown(settings: object): string[] {
  const known = read('src/server/environment.ts');
  return Object.keys(settings).filter((name) => !known.includes(`  ${name}:`));
}

/** Returns the parts of a database address. */
export function toAddress(url: string | number | undefined) {
  const { hostname, port, username } = new URL(String(url).replace('postgres:', 'http:'));
  return { hostname, port, username };
}

/** Returns for each database setting the address where HAProxy and PgBouncer of deploy/scale listen. */
export function listDatabaseAddresses() {
  const bound = (section: string) =>
    new RegExp(`listen ${section}\n +bind :(\\d+)`).exec(read('deploy/scale/haproxy.cfg'))![1]!;
  const pooled = /listen_port = (\d+)/.exec(read('deploy/scale/pgbouncer.ini'))![1]!;
  return {
    DATABASE_URL: { hostname: 'pgbouncer', port: pooled, username: 'haat' },
    DATABASE_SESSION_URL: { hostname: 'haproxy', port: bound('primary'), username: 'haat' },
    DATABASE_READ_URL: { hostname: 'haproxy', port: bound('standby'), username: 'haat' },
  };
}
