import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const src = join(root, 'src');

/** Who may import whom; a room that is not named here may be imported by nobody. `room/file.ts` allows one file alone. */
const mayImport: Record<string, string[]> = {
  domain: [],
  shop: ['domain', 'db/schema.ts'],
  gateways: ['domain', 'shop/context.ts', 'db/schema.ts'],
  db: [],
  api: ['domain', 'shop'],
  jobs: ['domain', 'shop'],
  web: ['domain', 'shop'],
  demo: ['domain', 'shop'],
  server: [
    'domain',
    'shop',
    'gateways',
    'db',
    'api',
    'jobs',
    'web/shop-context.ts',
    'web/page-parameters.ts',
    'demo',
  ],
};

/** Slices of the shop in order: each may import those before it. */
const slices =
  'limits access audit content consents notifications identity tickets catalogue stock promotions cart account orders payments shipping invoices checkout analytics privacy setup'.split(
    ' ',
  );

const mayImportPackages: Record<string, RegExp> = {
  domain: /^zod$/,
  shop: /^(kysely|zod|@node-rs\/argon2|@zxcvbn-ts\/language-common|node:crypto)$/,
  'web/ui': /^(react|react-dom|@base-ui\/react.*|lucide-react|embla-carousel-react|clsx)$/,
};

const importing = /^(?:import|export|\}) ?(?:[^;'"]*? ?from )?'([^']+)';$|\bimport\('([^']+)'\)/gm;

type SourceFile = { path: string; room: string; lines: number; imports: string[] };
const files = listFiles(src).map(readSource);

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFiles(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
}

function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(importing)].map(([, named, dynamic]) => named ?? dynamic!);
  return {
    path: relative(src, path),
    room: relative(src, path).split('/')[0]!,
    lines: text.split('\n').length,
    imports,
  };
}

const production = files.filter(
  ({ path }) => !path.includes('.test.') && !/(^|\/)make-[\w-]+\.ts$/.test(path) && path !== 'db/schema.ts',
);

/** The file below src that an import names, or undefined for a package. */
function target(file: SourceFile, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  if (name.startsWith('.')) return relative(src, join(src, dirname(file.path), name));
  return undefined;
}

function isAllowed(file: SourceFile, to: string): boolean {
  const allowed = [file.room, ...(mayImport[file.room] ?? [])];
  return to.startsWith('..') || allowed.some((entry) => to === entry || to.startsWith(`${entry}/`));
}

test('calls go inward only: server, doors, shop, domain', () => {
  const wrong = production.flatMap((file) =>
    file.imports.flatMap((name) => {
      const to = target(file, name);
      return to && !isAllowed(file, to) ? [`${file.path} imports ${to}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a slice of the shop imports only slices named before it', () => {
  const wrong = production
    .filter(({ room, path }) => room === 'shop' && path !== 'shop/context.ts')
    .flatMap((file) => {
      const own = slices.indexOf(file.path.split('/')[1]!);
      return file.imports.flatMap((name) => {
        const slice = target(file, name)?.match(/^shop\/(\w+)\//)?.[1];
        return slice && slices.indexOf(slice) > own ? [`${file.path} imports ${slice}`] : [];
      });
    });
  expect(wrong).toEqual([]);
});

test('domain imports nothing but zod; shop and controls only what their trade needs', () => {
  const wrong = production.flatMap((file) => {
    const allowed = Object.entries(mayImportPackages).find(([room]) => file.path.startsWith(`${room}/`))?.[1];
    if (!allowed) return [];
    return file.imports
      .filter((name) => !target(file, name) && !allowed.test(name))
      .map((name) => `${file.path} imports ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('parts know the router but not the shop; controls know neither', () => {
  const wrong = production.flatMap((file) => {
    const forbidden = file.path.startsWith('web/ui/')
      ? /^(shop|domain|web\/(?!ui))/
      : file.path.startsWith('web/parts/')
        ? /^shop/
        : undefined;
    return file.imports.flatMap((name) => {
      const to = target(file, name);
      return to && forbidden?.test(to) ? [`${file.path} imports ${to}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

test('no file is longer than 300 lines', () => {
  const long = files.filter(
    ({ path, lines }) => lines > 301 && path !== 'db/schema.ts' && !path.startsWith('demo/'),
  );
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
});

test('the environment is read in one place, and handed on to PostgreSQL in another', () => {
  const readers = production.filter(({ path }) => /process\.env/.test(readFileSync(join(src, path), 'utf8')));
  expect(readers.map(({ path }) => path)).toEqual(['db/embedded/program.ts', 'server/config.ts']);
});

test('domain has no clock and no dice', () => {
  const impure = production.filter(
    ({ room, path }) =>
      room === 'domain' &&
      /Date\.now\(|new Date\(\)|Math\.random/.test(readFileSync(join(src, path), 'utf8')),
  );
  expect(impure.map(({ path }) => path)).toEqual([]);
});

test('no folder hides behind a barrel or a vague name', () => {
  const vague = files.filter(({ path }) =>
    /(^|\/)(index|utils?|helpers?|misc|common|lib)(\.tsx?$|\/)/.test(path),
  );
  expect(vague.map(({ path }) => path)).toEqual([]);
});
