import type { TestProject } from 'vitest/node';
import { startTestServer } from './database-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: import('./database-server.ts').TestServerAddress;
  }
}

/** Starts one PostgreSQL for the whole run, with one migrated template that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('testServer', server.address);
  return server.stop;
}
