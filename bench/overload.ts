import { toPath } from '#contract/client.ts';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { measureMemory } from './memory.ts';
import { type Row, toPercentiles } from './table.ts';

const seconds = 20;
const perSecond = 1_000;
const addresses = 1_000;
const tickMs = 10;
const probeEveryMs = 10;

/** Measures the shop while a thousand addresses request a thousand uncached pages a second. */
export async function measureOverload(): Promise<Row[]> {
  const dataDir = await makeDataDir();
  const program = await startProgram({ dataDir, env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
  try {
    const rows = measureMemory('before', program.pid).slice(0, 1);
    rows.push(...(await attack(program, '/?x=random', (round) => `/?x=${round.toString(36)}`)));
    rows.push(...(await attack(program, '/search?q=random', (round) => `/search?q=brass%20${round}`)));
    rows.push(
      ...(await attack(program, 'random search, API', (round) =>
        toPath('GET /products/search', { query: { q: `brass ${round}` } }),
      )),
    );
    return rows;
  } finally {
    await program.stop();
    await removeDataDir(dataDir);
  }
}

async function attack({ url, pid }: Program, name: string, path: (round: number) => string): Promise<Row[]> {
  const end = performance.now() + seconds * 1000;
  const asking = askAtRate(url, path, end);
  const [page, health] = await Promise.all(['/', '/healthz'].map((each) => probe(url, each, end)));
  const statuses = await asking;
  const answered = [...statuses].map(([status, count]) => `${count.toLocaleString('en-IN')} × ${status}`);
  return [
    { what: `${perSecond} a second of ${name}`, value: answered.toSorted().join(', ') },
    toRow('meanwhile, home page', page!),
    toRow('meanwhile, /healthz', health!),
    ...measureMemory('afterwards', pid).slice(0, 1),
  ];
}

function toRow(what: string, { refused, ...took }: { refused: number; p50: number; p99: number }): Row {
  return { what, ...took, value: refused > 0 ? `${refused} refused` : '' };
}

/** Sends requests at a rate, regardless of how long responses take, each from another address; counts them by status. */
async function askAtRate(url: string, path: (round: number) => string, end: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 250 });
  const statuses = new Map<string, number>();
  const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  let round = 0;
  const started = performance.now();
  while (performance.now() < end) {
    const due = ((performance.now() - started) / 1000) * perSecond;
    for (; round < due; round += 1) {
      const headers = { 'x-forwarded-for': `10.7.${Math.floor((round % addresses) / 250)}.${round % 250}` };
      ask(url + path(round), agent, headers).then(
        (status) => count(String(status)),
        () => count('broken off'),
      );
    }
    await sleep(tickMs);
  }
  await sleep(1_000);
  agent.destroy();
  return statuses;
}

/** Measures how long a visitor waits who sends one request after the other, and how often the visitor is refused. */
async function probe(url: string, path: string, end: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  let refused = 0;
  while (performance.now() < end) {
    const asked = performance.now();
    if ((await ask(url + path, agent)) !== 200) refused += 1;
    took.push(performance.now() - asked);
    await sleep(probeEveryMs);
  }
  agent.destroy();
  return { ...toPercentiles(took), refused };
}

/** Returns the status of a response after its whole body has arrived. */
function ask(url: string, agent: Agent, headers = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!));
    }).on('error', reject);
  });
}
