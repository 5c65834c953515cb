import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { openBrowser } from './browser.ts';

/** Starts the browser of a file of journeys, and closes it after the last of them. */
export function openJourneyBrowser(): Promise<Browser> {
  const browser = openBrowser();
  afterAll(async () => (await browser).close());
  return browser;
}

/** Runs one part of a journey: a sentence and the function that proves it. */
export type Step = (sentence: string, prove: () => Promise<void>) => Promise<void>;

/** Runs steps that do not depend on one another: a failed step is reported at the end, so that the others still run. */
export async function walk(through: (step: Step) => Promise<void>): Promise<void> {
  const failures: string[] = [];
  await through(async (sentence, prove) => {
    try {
      await prove();
    } catch (error) {
      failures.push(`${sentence}: ${(error as Error).message}`);
    }
  });
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
