import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const production = Object.keys(about.dependencies);
const installed = [...production, ...Object.keys(about.devDependencies)];

/**
 * The entry points from which a production server runs sources; the bundle contains its own packages, and imports only those of production.
 */
const programs = [
  'src/server/main.ts',
  'src/server/admin.ts',
  'src/gateways/pictures/heic-thread.ts',
  'src/platform/formats/sheet/sheet-thread.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/visitors.ts',
];

/** Pages that the server renders import these packages; everything else that they import is in the bundle. */
const ofPages = ['react', 'react-dom'];

const importing =
  /^(?:import|export|\}) ?(?!type\b)(?:[^;'"]*? ?from )?'([^']+)'(?: with \{[^}]*\})?;$|\bimport\('([^']+)'\)/gm;

function listImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(importing)].flatMap(([, named, dynamic]) => named ?? dynamic ?? []);
}

/** Returns the file to which an import refers; undefined for a package. */
function findFile(from: string, name: string): string | undefined {
  if (name.startsWith('#')) return `src/${name.slice(1)}`;
  return name.startsWith('.') ? join(dirname(from), name) : undefined;
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

function listPackages(file: string): string[] {
  return listImports(file)
    .filter((name) => !findFile(file, name) && !/^(node|virtual):/.test(name))
    .map(packageOf);
}

function listReached(): string[] {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file) || !/\.[jt]sx?$/.test(file)) return;
    reached.add(file);
    for (const name of listImports(file)) {
      const next = findFile(file, name);
      if (next && existsSync(join(root, next))) visit(next);
    }
  };
  for (const file of programs) visit(file);
  return [...reached];
}

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(join(root, path)).isDirectory()) return listSources(path);
    return /\.(tsx?|mjs)$/.test(name) ? [path] : [];
  });
}

const reached = listReached();

test('every package that is imported is named in package.json', () => {
  const files = ['src', 'test', 'e2e', 'bench', 'scripts'].flatMap(listSources);
  const wrong = files.flatMap((file) =>
    listPackages(file)
      .filter((name) => !installed.includes(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('server code imports only packages that npm ci --omit=dev installs', () => {
  expect(reached.length).toBeGreaterThan(500);
  const wrong = reached.flatMap((file) =>
    listPackages(file)
      .filter((name) => !production.includes(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('npm ci --omit=dev installs no package that a server does not use', () => {
  const texts = reached.map((file) => readFileSync(join(root, file), 'utf8'));
  const unused = production.filter(
    (name) =>
      !ofPages.includes(name) &&
      !texts.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`)),
  );
  expect(unused).toEqual([]);
});
