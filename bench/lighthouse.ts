import chromium from '@sparticuz/chromium';
import lighthouse, { type Result } from 'lighthouse';
import { type Browser, chromium as playwright } from 'playwright-core';
import { buildProgram, findFreePort, makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { fillCategory, FULL_CATEGORY } from './fill/fill-category.ts';
import { findProductPage } from './first-visit.ts';

/** Each page is visited three times; the table shows the median visit. */
const visits = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Line = Record<string, string>;

/**
 * Runs `npm run lighthouse`: measures home, category and product of the built program as seen by a phone on a slow network, and prints one
 * table.
 */
async function main(): Promise<void> {
  buildProgram();
  const dataDir = await makeDataDir();
  try {
    await (await startProgram({ dataDir })).stop();
    await fillCategory(dataDir);
    const program = await startProgram({ dataDir });
    try {
      const pages = {
        home: `${program.url}/`,
        'category, 40 cards': `${program.url}/category/${FULL_CATEGORY}`,
        product: await findProductPage(program.url),
      };
      const lines: Line[] = [];
      for (const [name, url] of Object.entries(pages)) lines.push({ page: name, ...(await visit(url)) });
      console.table(lines);
    } finally {
      await program.stop();
    }
  } finally {
    await removeDataDir(dataDir);
  }
}

async function visit(url: string): Promise<Line> {
  // Lighthouse measures the page that all but the very first visitors get: cached and compressed at the highest level.
  for (let time = 0; time < 3; time += 1) await (await fetch(url)).arrayBuffer();
  const results: Result[] = [];
  for (let time = 0; time < visits; time += 1) results.push(await look(url));
  results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  return describe(results[Math.floor(visits / 2)]!);
}

async function look(url: string): Promise<Result> {
  const port = await findFreePort();
  const browser = await openBrowser(port);
  try {
    const ended = new Promise<never>((_, reject) => {
      browser.on('disconnected', () => reject(new Error(`the browser ended while ${url} was measured`)));
    });
    const measured = lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    // Lighthouse itself would keep waiting for a browser that has ended.
    const run = await Promise.race([measured, ended]);
    if (!run || run.lhr.runtimeError)
      throw new Error(run?.lhr.runtimeError?.message ?? `${url} was not measured`);
    if (process.argv.includes('--explain')) explain(run.lhr);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

async function openBrowser(port: number): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--headless=shell',
      '--disable-background-networking',
      '--no-first-run',
    ],
    headless: true,
  });
}

function describe(result: Result): Line {
  const { audits } = result;
  const inMs = (id: string) => `${Math.round(audits[id]?.numericValue ?? NaN)} ms`;
  return {
    ...Object.fromEntries(categories.map((each) => [each, String(scoreOf(result, each))])),
    LCP: inMs('largest-contentful-paint'),
    TBT: inMs('total-blocking-time'),
    CLS: (audits['cumulative-layout-shift']?.numericValue ?? NaN).toFixed(3),
    script: `${Math.round(weighScripts(result) / 1024)} KB`,
  };
}

function scoreOf({ categories: scores }: Result, category: string): number {
  return Math.round((scores[category]?.score ?? 0) * 100);
}

function weighScripts({ audits }: Result): number {
  const details = audits['network-requests']?.details as
    | { items?: { resourceType?: string; transferSize?: number }[] }
    | undefined;
  const scripts = details?.items?.filter(({ resourceType }) => resourceType === 'Script') ?? [];
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

/** Prints the audits that cost a page its full score. */
function explain({ requestedUrl, audits, categories: scores }: Result): void {
  for (const { title, auditRefs } of Object.values(scores))
    for (const { id, weight } of auditRefs) {
      const { score = null, displayValue = '', title: what = '' } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 1)
        console.log(requestedUrl, title, score, what, displayValue);
    }
}

await main();
