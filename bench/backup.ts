import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { fillOrders } from './fill/fill-orders.ts';
import { placeOriginals } from './fill/place-originals.ts';
import { COPIED_WHOLE } from './fill/whole-orders.ts';
import { withDatabase } from '../test/database/with-database.ts';
import { processorMs } from './processes.ts';
import type { Row } from './table.ts';

const ORDERS = 1_000_000;

/** Saves a shop with many orders with one command and restores it with another. */
export async function measureBackup(): Promise<Row[]> {
  const [dataDir, restoredDir] = [await makeDataDir(), await makeDataDir()];
  const file = `${restoredDir}.tar.zst`;
  try {
    const program = await startProgram({ dataDir });
    await placeOriginals(program.url).finally(program.stop);
    await fillOrders(dataDir, ORDERS, COPIED_WHOLE);
    const orders = ORDERS.toLocaleString('en-IN');
    const rows: Row[] = [
      { what: `files of a shop with ${orders} orders`, value: formatBytes(sizeOf(dataDir)) },
      run('backup', 'backup.ts', [file], dataDir),
      { what: 'the backup', value: formatBytes(statSync(file).size) },
      run('restore --check', 'restore.ts', ['--check', file], restoredDir),
      run('restore', 'restore.ts', [file], restoredDir),
    ];
    const restored = await startProgram({ dataDir: restoredDir });
    await restored.stop();
    rows.push({ what: 'first start after it', value: `${(restored.readyMs / 1000).toFixed(1)} s` });
    if ((await countOrders(restoredDir)) !== ORDERS) throw new Error('not every order came back');
    return rows;
  } finally {
    await Promise.all([removeDataDir(dataDir), removeDataDir(restoredDir), rm(file, { force: true })]);
  }
}

function run(what: string, script: string, args: string[], dataDir: string): Row {
  const [started, used] = [performance.now(), processorMs(process.pid)];
  const path = resolve(import.meta.dirname, '../scripts', script);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, [path, ...args], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script}: ${stderr}`);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const [took, worked] = [performance.now() - started, processorMs(process.pid) - used];
  return { what, value: `${seconds(took)}, ${seconds(worked)} of processor time` };
}

function countOrders(dataDir: string): Promise<number> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ count: string }>('select count(*) from orders');
    return Number(rows[0]!.count);
  });
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function formatBytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
