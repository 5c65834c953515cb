import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../test/program.ts';
import { type Load, askPlainly } from './plain-load.ts';
import { processorMs } from './processes.ts';
import type { Row } from './table.ts';

const seconds = 4;
const warmUpSeconds = 1;
const connections = 16;

export type Page = { name: string; path: string };
type Program = { url: string; pid: number };
type StoredPage = Page & { file: string; headers: [string, string][]; body: Uint8Array };
type Speed = { perSecond: number; microseconds: number };

/**
 * Compares one process of ours with one of nginx, in turns, on the same bytes, compressed beforehand and with the same headers. The load
 * generator is one process as well and may be slower than both, so processor time per response is more meaningful than responses per
 * second.
 */
export async function compareWithNginx(program: Program, pages: Page[]): Promise<Row[]> {
  if (spawnSync('nginx', ['-v']).status !== 0)
    return [{ what: 'beside nginx', value: 'left out: no nginx here' }];
  const folder = await mkdtemp(join(tmpdir(), 'haat-nginx-'));
  try {
    const stored = await Promise.all(
      pages.map((page, index) => keep(program.url, page, join(folder, String(index)))),
    );
    const nginx = await startNginx(folder, stored);
    try {
      const rows = [];
      for (const { name, path } of stored) rows.push(...(await compare(name, path, [program, nginx])));
      return rows;
    } finally {
      nginx.process.kill();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(name: string, path: string, [ours, theirs]: [Program, Program]): Promise<Row[]> {
  const speeds: [Speed[], Speed[]] = [[], []];
  // The two take turns, so that both run under the same conditions.
  for (let round = 0; round < 3; round += 1) {
    speeds[0].push(await measure(ours, path));
    speeds[1].push(await measure(theirs, path));
  }
  const [own, other] = speeds.map((each) => middle(each));
  const share = (part: number, whole: number) => (part / whole).toFixed(2);
  return [
    { what: `${name}, from memory`, perSecond: own!.perSecond },
    { what: `${name}, from nginx`, perSecond: other!.perSecond },
    {
      what: `${name}, ours to nginx`,
      value: `${share(own!.perSecond, other!.perSecond)} in answers, ${share(other!.microseconds, own!.microseconds)} by processor time (${own!.microseconds.toFixed(0)} and ${other!.microseconds.toFixed(0)} µs)`,
    },
  ];
}

async function measure({ url, pid }: Program, path: string): Promise<Speed> {
  const load: Load = { url, path, connections, seconds };
  await askPlainly({ ...load, seconds: warmUpSeconds });
  const before = processorMs(pid);
  const { perSecond } = await askPlainly(load);
  const used = processorMs(pid) - before;
  return { perSecond, microseconds: (used * 1000) / (perSecond * seconds) };
}

function middle(speeds: Speed[]): Speed {
  return speeds.toSorted((a, b) => a.microseconds - b.microseconds)[Math.floor(speeds.length / 2)]!;
}

/** Saves a page in its final cached form: compressed at the highest level, which happens after the second hit. */
async function keep(url: string, page: Page, file: string): Promise<StoredPage> {
  const ask = () =>
    new Promise<Omit<StoredPage, keyof Page | 'file'>>((resolve, reject) => {
      get(url + page.path, { headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const skipped = new Set([
            'date',
            'connection',
            'keep-alive',
            'content-length',
            'x-request-id',
            'content-type',
            'etag',
          ]);
          const headers = Object.entries(answer.headers).filter(([name]) => !skipped.has(name)) as [
            string,
            string,
          ][];
          resolve({ headers, body: Buffer.concat(chunks) });
        });
      }).on('error', reject);
    });
  for (let round = 0; round < 4; round += 1) await ask().then(() => sleep(300));
  const last = await ask();
  await writeFile(file, last.body);
  return { ...page, ...last, file };
}

async function startNginx(folder: string, pages: StoredPage[]): Promise<Program & { process: ChildProcess }> {
  const port = await findFreePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, toConfig(folder, port, pages));
  const process = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  for (let round = 0; round < 50; round += 1) {
    const answer = await fetch(url + pages[0]!.path).catch(() => undefined);
    if (answer?.ok) return { url, pid: process.pid!, process };
    await sleep(100);
  }
  process.kill();
  throw new Error('nginx did not answer within five seconds');
}

function toConfig(folder: string, port: number, pages: StoredPage[]): string {
  const locations = pages.map(({ path, file, headers }, index) => {
    const added = headers.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
    // With a trailing slash nginx would look for a folder.
    const place = path.endsWith('/') ? `root ${folder}; rewrite ^ /${index} break;` : `alias ${file};`;
    return `location = ${path} { ${place} default_type 'text/html; charset=utf-8'; ${added.join(' ')} }`;
  });
  return `
    daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      open_file_cache max=100; open_file_cache_valid 1h;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server { listen 127.0.0.1:${port}; listen [::1]:${port}; ${locations.join('\n')} }
    }`;
}
