import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('each alert has its page in the runbook, and each page belongs to an alert or is about restoring', async () => {
  const [rules, runbook] = await Promise.all([read('deploy/alerts.yaml'), read('docs/runbook.md')]);
  const named = [...rules.matchAll(/runbook: docs\/runbook\.md#(\S+)/g)].map(([, page]) => page);
  const pages = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title]) =>
    title!.toLowerCase().replaceAll(' ', '-'),
  );
  expect(rules.match(/- alert:/g)).toHaveLength(named.length);
  expect(new Set([...named, 'restore'])).toEqual(new Set(pages));
});

test('every metric used in the alerts exists', async () => {
  const rules = await read('deploy/alerts.yaml');
  const { registry } = createMetrics();
  const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  const wanted = rules.match(/\b(shop|page_cache|http_request|product_cache)_\w+/g) ?? [];
  expect(wanted.length).toBeGreaterThan(8);
  expect(wanted.filter((name) => !known.has(name))).toEqual([]);
});

test('the dashboard uses only existing metrics, and includes every shop metric', async () => {
  const dashboard = await read('deploy/dashboard.json');
  const { registry } = createMetrics();
  const known = registry.getMetricsAsArray().map(({ name }) => name);
  const shown = new Set(
    dashboard.match(/\b(shop|page_cache|product_cache|http_request|process_resident)_\w+/g) ?? [],
  );
  const unknown = [...shown].filter((name) => !known.includes(name.replace(/_(count|bucket)$/, '')));
  expect(unknown).toEqual([]);
  expect(known.filter((name) => name.startsWith('shop_') && !shown.has(name))).toEqual([]);
});
