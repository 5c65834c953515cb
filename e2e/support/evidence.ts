import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

const folder = join(tmpdir(), 'haat-journeys');

/** The events of each page so far; tests that share a page share them. */
const notes = new WeakMap<Page, string[]>();

/** Saves evidence when the current test fails: a screenshot, and the page's requests, responses and complaints. */
export function keepEvidence(page: Page): void {
  const lines = notes.get(page) ?? listen(page);
  notes.set(page, lines);
  onTestFailed(async ({ task }) => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, task.name.replaceAll(/\W+/g, '-'));
    await page.screenshot({ path: `${file}.png`, fullPage: true }).catch(() => undefined);
    writeFileSync(`${file}.txt`, `${lines.join('\n')}\n`);
    process.stderr.write(`what was seen: ${file}.png and .txt\n`);
  });
}

function listen(page: Page): string[] {
  const lines: string[] = [];
  const note = (line: string) => lines.push(`${new Date().toISOString().slice(11, 23)} ${line}`);
  page.on('framenavigated', (frame) => note(`at ${frame.url()}`));
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('requestfailed', (request) => note(`failed: ${request.method()} ${request.url()}`));
  page.on('response', async (response) => {
    if (!/\/(api|sandbox)\//.test(response.url())) return;
    const answer = response.ok() ? '' : await response.text().catch(() => '');
    note(`${response.status()} ${response.request().method()} ${response.url()} ${answer}`);
  });
  return lines;
}
