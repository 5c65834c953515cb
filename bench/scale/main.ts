import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPieces } from './pieces.ts';
import { listMissing } from './programs.ts';
import { prepareTrial } from './trial.ts';
import { entryOf } from './upgrade.ts';

// npm run scale: starts a shop of many processes and leaves it open until Ctrl-C
// npm run scale -- --kill primary --times 10: kills a piece while orders are placed: primary, standby, replica, etcd, haproxy, pooler, web
// or worker
// npm run scale -- --upgrade FOLDER: starts the older version that is built in FOLDER, and replaces it by this one while orders are placed
// npm run scale -- --roll --pages 200: restarts the web programs one after the other while pages are requested
const { values } = parseArgs({
  options: {
    kill: { type: 'string', multiple: true, default: [] },
    upgrade: { type: 'string' },
    roll: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    orders: { type: 'string', default: '20' },
    pages: { type: 'string', default: '50' },
    webs: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
    log: { type: 'string' },
  },
});

const { fatal, others } = listMissing();
for (const sentence of [...fatal, ...others]) console.log(`Missing: ${sentence}.`);
if (fatal.length > 0) process.exit(1);
const folder = await mkdtemp(join(tmpdir(), 'haat-scale-'));
for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().then(() => process.exit(1)));
const pieces = await startPieces({
  folder,
  webs: Number(values.webs),
  workers: Number(values.workers),
  entry: values.upgrade && entryOf(values.upgrade),
});
try {
  console.log(`Open at ${pieces.url}, files in ${folder}: ${pieces.cluster.describe}`);
  if (values.kill.length > 0 || values.roll || values.upgrade) await tryAll();
  else await new Promise((resolve) => process.once('SIGINT', resolve));
} finally {
  await stop();
}

async function tryAll(): Promise<void> {
  const trial = await prepareTrial(pieces, { orders: Number(values.orders), pages: Number(values.pages) });
  if (values.upgrade) console.log(`upgrade: ${await trial.upgrade()}`);
  for (let round = 1; round <= Number(values.times); round += 1) {
    for (const victim of values.kill) console.log(`${round}. ${victim}: ${await trial.kill(victim)}`);
    if (values.roll) console.log(`${round}. rolling restart: ${await trial.roll()}`);
  }
}

async function stop(): Promise<void> {
  if (values.log) await writeFile(values.log, pieces.output());
  await pieces.stop();
  await rm(folder, { recursive: true, force: true });
}
