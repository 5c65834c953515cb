import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Program, removeDataDir, startProgram } from '#test/program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One running shop for each worker; journeys read theirs by `findShop()`. */
    shops: { url: string; dataDir: string }[];
  }
}

let programs: Program[];

/** Builds the program and starts it once for each worker, with the demo products. */
export async function setup(project: TestProject): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const built = spawnSync(process.execPath, [resolve(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('the build failed');
  programs = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startProgram()));
  project.provide(
    'shops',
    programs.map(({ url, dataDir }) => ({ url, dataDir })),
  );
}

export async function teardown(): Promise<void> {
  await Promise.all(
    programs.map(async (program) => {
      await program.stop();
      await removeDataDir(program.dataDir);
    }),
  );
}
