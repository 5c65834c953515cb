import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { fillProducts } from './fill/fill-products.ts';
import { readFamilyMemory } from './memory.ts';
import { type Row, toRow } from './table.ts';

const catalogue = 1_000;
/** As many visitors come at the same time as a browser has parallel requests. */
const visitors = 6;
const lookEveryMs = 500;
const gigabyte = 1024 ** 3;
const groups = '/sys/fs/cgroup/memory';

/**
 * Measures a shop of a thousand products on one core, the load included: its memory together with the database's while every page and every
 * picture is requested for the first time.
 */
export async function measureSmallServer(): Promise<Row[]> {
  // The programs that this process starts inherit its limits.
  pinTo('0');
  const endLimit = limitMemory();
  const dataDir = await makeDataDir();
  try {
    const first = await startProgram({ dataDir });
    await first.stop();
    await fillProducts(dataDir, catalogue);
    const program = await startProgram({ dataDir });
    try {
      return [
        { what: 'first start, demo products included', value: `${(first.readyMs / 1000).toFixed(1)} s` },
        {
          what: `start with ${catalogue.toLocaleString('en-IN')} products`,
          value: `${(program.readyMs / 1000).toFixed(1)} s`,
        },
        {
          what: 'memory after start, program and database',
          value: toMegabytes(readFamilyMemory(program.pid)),
        },
        ...(await crawl(program)),
      ];
    } finally {
      await program.stop();
    }
  } finally {
    await removeDataDir(dataDir);
    endLimit();
    pinTo('0-1023');
  }
}

/** Keeps this process, and all that it starts from now on, on some cores. */
function pinTo(cores: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(process.pid)]);
}

/**
 * Limits the memory of this process, and of all that it starts from now on, if the system has cgroups of version 1: Node sizes its heap by
 * the memory that it may use. Returns the function that removes the limit.
 */
function limitMemory(): () => void {
  const group = `${groups}/haat-bench`;
  if (!existsSync(`${groups}/memory.limit_in_bytes`)) return () => {};
  mkdirSync(group, { recursive: true });
  writeFileSync(`${group}/memory.limit_in_bytes`, String(gigabyte));
  writeFileSync(`${group}/cgroup.procs`, String(process.pid));
  return () => {
    writeFileSync(`${groups}/cgroup.procs`, String(process.pid));
    rmdirSync(group);
  };
}

/** Requests every page that the shop lists, and then each picture on them as a card and a product page show it. */
async function crawl({ url, pid }: Program): Promise<Row[]> {
  const watched = watchMemory(pid);
  const pages = await listPages(url);
  const widths = new Map<string, Set<number>>();
  const pagesTook = await askEach(pages, async (page) => {
    for (const [key, width] of listPictures(await (await ask(page)).text()))
      widths.set(key, (widths.get(key) ?? new Set()).add(width));
  });
  const pictures = [...widths].flatMap(([key, all]) =>
    [Math.min(...all), Math.max(...all)].map((width) => `${url}/media/${key}/${width}.avif`),
  );
  const picturesTook = await askEach(
    pictures,
    async (picture) => void (await (await ask(picture)).arrayBuffer()),
  );
  return [
    toRow(`${pages.length} pages, first visit`, pagesTook),
    toRow(`${pictures.length} pictures, first visit`, picturesTook),
    { what: 'memory at most meanwhile, program and database', value: toMegabytes(await watched.end()) },
  ];
}

async function listPages(url: string): Promise<string[]> {
  const index = await (await ask(`${url}/sitemap.xml`)).text();
  const maps = await Promise.all(listLocations(index).map(async (map) => (await ask(map)).text()));
  return maps.flatMap(listLocations);
}

function listLocations(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location!);
}

/** Returns the key and width of each picture that a page offers. */
function listPictures(html: string): [string, number][] {
  return [...html.matchAll(/\/media\/([^/"]+)\/(\d+)\.avif/g)].map(([, key, width]) => [key!, Number(width)]);
}

/** Visits addresses, several at a time; returns how long each took in milliseconds. */
async function askEach(addresses: string[], visit: (address: string) => Promise<void>): Promise<number[]> {
  const took: number[] = [];
  let next = 0;
  const visitAll = async () => {
    while (next < addresses.length) {
      const address = addresses[next++]!;
      const from = performance.now();
      await visit(address);
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitAll));
  return took;
}

async function ask(address: string): Promise<Response> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/** Watches the memory of a program and its database until the end; then returns the peak in kilobytes. */
function watchMemory(pid: number): { end: () => Promise<number> } {
  let isWatched = true;
  const watching = (async () => {
    let most = 0;
    for (; isWatched; await sleep(lookEveryMs)) most = Math.max(most, readFamilyMemory(pid));
    return most;
  })();
  return {
    end() {
      isWatched = false;
      return watching;
    },
  };
}

function toMegabytes(kilobytes: number): string {
  return `${Math.round(kilobytes / 1024)} MB`;
}
