import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import type { Statement } from './record-order.ts';

const seconds = 8;
const packaged = '/usr/lib/postgresql';

/** Finds pgbench on this machine; the PostgreSQL that npm installs does not include it. */
export function findPgbench(): string | undefined {
  const versions =
    spawnSync('ls', [packaged], { encoding: 'utf8' }).status === 0 ? readdirSync(packaged) : [];
  const places = ['pgbench', ...versions.map((version) => join(packaged, version, 'bin/pgbench'))];
  return places.find((place) => spawnSync(place, ['--version']).status === 0);
}

/**
 * Measures transactions per second of recorded orders, each repeated by its own client with prepared statements. Throws when one of them
 * fails.
 */
export async function runPgbench(
  pgbench: string,
  connection: ConnectionParts,
  orders: Statement[][],
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-pgbench-'));
  try {
    const clients = orders.map(async (statements, index) => {
      const script = join(folder, `${index}.sql`);
      await writeFile(script, toScript(statements));
      return runScript(pgbench, connection, script);
    });
    return (await Promise.all(clients)).reduce((sum, each) => sum + each, 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runScript(pgbench: string, connection: ConnectionParts, script: string): Promise<number> {
  const { host, port, user, password, database } = connection;
  const flags = ['-n', '-M', 'prepared', '-c', '1', '-T', String(seconds), '-f', script];
  const child = spawn(pgbench, ['-h', host, '-p', String(port), '-U', user, ...flags, database], {
    env: { ...process.env, PGPASSWORD: password },
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      const perSecond = /^tps = ([\d.]+)/m.exec(said)?.[1];
      if (code === 0 && perSecond) resolve(Number(perSecond));
      else reject(new Error(`pgbench: ${said}`));
    });
  });
}

/** Returns the statements with their values; unique values get another number at their end each time. */
function toScript(statements: Statement[]): string {
  const lines = statements.map(({ text, values }) => {
    const said = text.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_, place) => toSql(values[place - 1]!));
    return `${said};`;
  });
  return ['\\set round random(100000000000, 999999999999)', ...lines, ''].join('\n');
}

const id = /\b((?:ord|evt|lin|mov|msg|inv)_\w{22})\b/g;
const key = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4})-[0-9a-f]{12}$/g;
const orderNumber = /\b(HT-\d{4}-)[0-9A-Z]{8}\b/g;

function toSql(value: string | null): string {
  if (value === null) return 'null';
  const parts = value
    .replaceAll(id, '$1\0')
    .replaceAll(key, '$1\0')
    .replaceAll(orderNumber, '$1\0')
    .split('\0');
  return parts.length === 1 ? quote(value) : `(${parts.map(quote).join(' || :round || ')})`;
}

/** Quotes a text without colons, because pgbench reads a colon as the start of a variable. */
function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a');
  return `E'${escaped}'`;
}
