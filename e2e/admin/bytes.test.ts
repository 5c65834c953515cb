import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const kB = 1024;
const build = join(import.meta.dirname, '../../build');
const assets = join(build, 'admin/assets');
/** The bytes of a script as the shop sends it: the build compresses all but the smallest. */
function sizeOf(name: string): number {
  const file = join(assets, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
const html = readFileSync(join(build, 'admin/index.html'), 'utf8');
const first = scripts.filter((name) => html.includes(name));

test('the admin loads at most 170 KB of script at first, and at most 60 KB more for a screen', () => {
  const sum = first.reduce((bytes, name) => bytes + sizeOf(name), 0);
  expect(first.length).toBeGreaterThan(1);
  expect(sum).toBeGreaterThan(50 * kB);
  expect(sum).toBeLessThanOrEqual(170 * kB);
  const heavy = scripts.filter((name) => !first.includes(name) && sizeOf(name) > 60 * kB);
  expect(heavy).toEqual([]);
});

test('the storefront loads no code of the admin', () => {
  const folder = join(build, 'client/assets');
  const found = readdirSync(folder)
    .filter((name) => /\.(js|css)$/.test(name))
    .filter((name) => /data-bulk|\/admin\/orders|QueryClient/.test(readFileSync(join(folder, name), 'utf8')));
  expect(found).toEqual([]);
});
