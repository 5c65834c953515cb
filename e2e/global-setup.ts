import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Program, removeDataDir, startProgram } from '#test/program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    /** Where that program keeps its data. */
    shopDataDir: string;
  }
}

let program: Program;

/** One built program with the demo goods for all journeys. */
export async function setup(project: TestProject): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  const built = spawnSync(process.execPath, [resolve(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('the build failed');
  program = await startProgram();
  project.provide('shopUrl', program.url);
  project.provide('shopDataDir', program.dataDir);
}

export async function teardown(): Promise<void> {
  await program.stop();
  await removeDataDir(program.dataDir);
}
