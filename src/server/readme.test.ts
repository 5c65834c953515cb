import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '#cli/commands.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const names = (text: string) => [
  ...new Set(text.match(/\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b|\b(PORT|HOST|ROLE|DEMO)\b/g)),
];

test('the README explains every setting that is read, and none that is not', () => {
  const settings = [...read('src/server/environment.ts').matchAll(/^  ([A-Z][A-Z0-9_]*):/gm)].map(
    ([, name]) => name!,
  );
  const readme = read('README.md');
  const table = readme.slice(readme.indexOf('| variable |'), readme.indexOf('`GET /healthz`'));
  expect(settings.length).toBeGreaterThan(20);
  expect(names(table).toSorted()).toEqual(settings.toSorted());
});

test('every npm command in the README exists, and the main ones are explained', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const explained = [...read('README.md').matchAll(/^\| `npm (?:run )?([\w-]+)`/gm)].map(([, name]) => name!);
  expect(explained.filter((name) => !(name in scripts))).toEqual([]);
  for (const name of ['start', 'dev', 'test', 'check', 'e2e', 'bench']) expect(explained).toContain(name);
});

test('docs/command-line.md names every command of the shop, and none that it does not have', () => {
  const examples = [...read('docs/command-line.md').matchAll(/^\|.*\| (`.*) \|$/gm)].map(([, cell]) => cell!);
  const named = examples.flatMap((cell) => [...cell.matchAll(/`([a-z-]+)[^`]*`/g)].map(([, name]) => name!));
  // These two run before the shop's tables are known to match this version, so `commands` does not include them.
  const all = [...Object.keys(commands), 'upgrade', 'move-pictures'];
  expect([...new Set(named)].toSorted()).toEqual(all.toSorted());
});
