import { Agent, request } from 'node:http';
import { makeDemoDataDir, removeDataDir, startProgram } from '#test/program.ts';
import { differs } from '#test/scorecard/in-a-shop.ts';
import type { Trial } from '#test/scorecard/trial.ts';

const forEachEnd = 1_000;
const visitors = 20;
const longestEndMs = 10_000;

/** K16: after SIGTERM under load, the program answers every request that had begun, and exits with 0 within ten seconds. */
export async function run(requests: number): Promise<Trial> {
  const dataDir = await makeDemoDataDir();
  const failures: string[] = [];
  let trials = 0;
  let slowestMs = 0;
  try {
    for (let round = 0; trials < requests; round += 1) {
      const { asked, dropped, code, tookMs } = await endUnderLoad(dataDir);
      trials += asked;
      slowestMs = Math.max(slowestMs, tookMs);
      failures.push(...dropped, ...differs(`end ${round}, exit code`, code, 0));
      if (tookMs > longestEndMs) failures.push(`end ${round} took ${Math.round(tookMs)} ms`);
    }
  } finally {
    await removeDataDir(dataDir);
  }
  return { trials, failures, note: `ended in at most ${(slowestMs / 1000).toFixed(1)} s` };
}

type Ended = { asked: number; dropped: string[]; code: number | null; tookMs: number };

async function endUnderLoad(dataDir: string): Promise<Ended> {
  const program = await startProgram({ dataDir });
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const told = { answered: 0, refused: 0, dropped: [] as string[] };
  let ending: Promise<{ code: number | null; tookMs: number }> | undefined;

  async function end() {
    const started = performance.now();
    const code = await program.stop();
    return { code, tookMs: performance.now() - started };
  }

  async function visit(visitor: number) {
    for (let round = 0; told.refused === 0 || !ending; round += 1) {
      const result = await ask(`${program.url}${paths[(visitor + round) % paths.length]!}`, agent, round);
      if (result === 'answered') told.answered += 1;
      else if (result === 'refused') return void (told.refused += 1);
      else told.dropped.push(result);
      if (told.answered >= forEachEnd) ending ??= end();
    }
  }

  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  agent.destroy();
  return { asked: told.answered + told.dropped.length, dropped: told.dropped, ...(await ending!) };
}

const paths = [
  '/',
  '/products',
  '/api/v1/products?limit=40',
  '/products?more=anew',
  '/api/v1/products?q=anew',
  '/healthz',
];

/**
 * Sends one request; returns `refused` when the server no longer accepts connections, which is not a failure. A program that is closing
 * tells its proxy by a 503 of its health check.
 */
function ask(url: string, agent: Agent, round: number): Promise<string> {
  return new Promise((resolve) => {
    const asked = request(url.replace('anew', `anew${round}`), { agent }, (response) => {
      response.resume();
      const isClosing = url.endsWith('/healthz') && response.statusCode === 503;
      const isAnswer = response.statusCode === 200 || isClosing;
      response.once('end', () => resolve(isAnswer ? 'answered' : `${response.statusCode}: ${url}`));
      response.once('error', (error) => resolve(`broken off: ${error.message}`));
    });
    asked.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : `${error.code}: ${url}`),
    );
    asked.end();
  });
}
