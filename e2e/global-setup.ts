import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findScratch } from '#test/database/scratch.ts';
import { DEMO_DATA_DIR, type Program, makeDataDir, removeDataDir, startProgram } from '#test/program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One running shop for each worker; journeys get theirs from `findShop()`. */
    shops: { url: string; dataDir: string }[];
  }
}

let compileCache: string;
let demoDataDir: string | undefined;
let programs: Program[];

/** Builds the program and starts it once for each worker, with the demo products. */
export async function setup(project: TestProject): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const built = spawnSync(process.execPath, [resolve(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('the build failed');
  // Node caches compiled code here: restarting a program takes a fifth less time, and a command of npm run admin half.
  compileCache = await mkdtemp(join(findScratch(), 'haat-compiled-'));
  process.env.NODE_COMPILE_CACHE = compileCache;
  await makeDemoShop();
  programs = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startProgram()));
  project.provide(
    'shops',
    programs.map(({ url, dataDir }) => ({ url, dataDir })),
  );
}

/** Makes the demo shop that `makeDemoDataDir` copies. Windows has no command that copies a folder with the owners of its files. */
async function makeDemoShop(): Promise<void> {
  if (process.platform === 'win32') return;
  demoDataDir = await makeDataDir();
  const program = await startProgram({ dataDir: demoDataDir });
  await program.stop();
  process.env[DEMO_DATA_DIR] = demoDataDir;
}

export async function teardown(): Promise<void> {
  await Promise.all(
    programs.map(async (program) => {
      await program.stop();
      await removeDataDir(program.dataDir);
    }),
  );
  if (demoDataDir) await removeDataDir(demoDataDir);
  await rm(compileCache, { recursive: true, force: true });
}
