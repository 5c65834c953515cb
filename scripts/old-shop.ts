// npm run old-shop: saves a small shop of this version, for later versions to open: test/old-shops/NNN.tar.zst and NNN.json next to it
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobsDump as jobs } from '#jobs/dump-jobs.ts';
import { backUp } from '#platform/postgres/backup/back-up.ts';
import { readMigrations } from '#db/read-migrations.ts';
import { PROGRAM } from '#server/program.ts';
import { fillShop } from '../test/old-shops/fill-shop.ts';

const folder = join(import.meta.dirname, '../test/old-shops');
const dataDir = mkdtempSync(join(tmpdir(), 'haat-old-shop-'));
chmodSync(dataDir, 0o711);
try {
  const shop = await fillShop(dataDir);
  const number = readMigrations().at(-1)!.name.slice(0, 3);
  const file = join(folder, `${number}.tar.zst`);
  rmSync(file, { force: true });
  await backUp({ dataDir, file, program: PROGRAM, rows: { jobs }, log: console.error });
  writeFileSync(join(folder, `${number}.json`), `${JSON.stringify(shop, null, 2)}\n`);
  console.log(`${file} and ${number}.json are written; test/old-shops/upgrade.test.ts opens them`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
