import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import run from '../../scripts/run-options.json' with { type: 'json' };
import { readConfig } from '#server/config.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const image = read('Dockerfile');

test('the image runs the program as npm start does, as process 1, and not as root', () => {
  const [, command] = /^CMD (\[.*\])$/m.exec(image) ?? [];
  expect(JSON.parse(command!)).toEqual(['node', ...run.node, 'build/server/index.js']);
  for (const [name, value] of Object.entries(run.env)) expect(image).toContain(` ${name}=${value}`);
  const last = image.slice(image.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER haat$/m);
  expect(last).not.toMatch(/^RUN .*npm/m);
});

test('every file the Dockerfile copies is in the build context, and exists', () => {
  const kept = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name]) => name!);
  const copied = [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) => names!.split(' '));
  const wanted = copied.filter((name) => name !== '.');
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((name) => !kept.includes(name) || !existsSync(join(root, name)))).toEqual([]);
});

test('files that compose.yaml mounts or reads exist', () => {
  const mounted = [...read('compose.yaml').matchAll(/'(\.\/[\w./-]+):/g)].map(([, path]) => path!);
  expect(mounted).toContain('./deploy/Caddyfile');
  expect(mounted.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the sample settings start a shop unchanged', () => {
  const lines = read('deploy/haat.env.example')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  const settings = Object.fromEntries(lines.map((line) => line.split('=') as [string, string]));
  const config = readConfig({ ...settings, HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example' });
  expect(config).toMatchObject({ demo: 'off', DATABASE_URL: undefined });
  const known = read('src/server/environment.ts');
  expect(Object.keys(settings).filter((name) => !known.includes(`  ${name}:`))).toEqual([]);
});
