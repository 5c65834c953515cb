import type { TestProject } from 'vitest/node';
import { startTestServer } from './database/database-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: import('./database/database-server.ts').TestServerAddress;
  }
}

/** Starts one PostgreSQL for the whole run, with one migrated template that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.stderr.write(`SEED=${project.config.env.SEED} repeats the generated values of this run\n`);
  const server = await startTestServer();
  project.provide('testServer', server.address);
  return server.stop;
}
