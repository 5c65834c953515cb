import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The areas that each area of `src` may import; `room/file.ts` allows only that file. docs/architecture.md explains the table. */
const mayImport: Record<string, string[]> = {
  platform: [],
  domain: [],
  contract: ['domain'],
  db: ['platform'],
  shop: ['domain', 'contract', 'platform', 'db/schema.ts'],
  gateways: ['domain', 'contract', 'platform', 'shop/context.ts', 'shop/ports.ts', 'db/schema.ts'],
  api: ['shop', 'contract', 'domain', 'platform'],
  jobs: ['shop', 'contract', 'domain', 'platform'],
  cli: ['shop', 'contract', 'domain', 'platform'],
  ui: [],
  web: ['ui', 'contract', 'domain'],
  admin: ['ui', 'contract', 'domain'],
  demo: ['domain', 'contract', 'shop'],
  server:
    'platform domain contract db shop gateways api jobs cli demo web/rendering/shop-context.ts web/rendering/page-parameters.ts'.split(
      ' ',
    ),
};

/**
 * Files of `web` that run on the server and may import the shop: loaders of routes and of the frame, and the code that hands them the
 * context.
 */
const asksTheShop = /^web\/(.*\.route\.tsx|root\.tsx|entry\.server\.tsx|rendering\/[\w-]+\.tsx?)$/;

/** Nouns of the shop in order: each may import those before it, and only workflows may import all of them. */
const nouns =
  'rate-limits access audit consents content messaging customers staff catalogue stock promotions pincodes cash-on-delivery cart profile support orders shipments payments invoices analytics seller overview workflows'.split(
    ' ',
  );

const mayImportPackages: Record<string, RegExp> = {
  domain: /^zod$/,
  contract: /^zod$/,
  shop: /^(kysely|zod|otpauth|@simplewebauthn\/server|@node-rs\/argon2|@zxcvbn-ts\/language-common|node:crypto)$/,
  ui: /^(react|react-dom|@base-ui\/react.*|lucide-react|micromark|micromark-extension-gfm-table)$/,
};

const importing = /^(?:import|export|\}) ?(?:[^;'"]*? ?from )?'([^']+)';$|\bimport\('([^']+)'\)/gm;

type SourceFile = { path: string; room: string; lines: number; imports: string[] };
const files = ['src', 'test', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
  listFiles(join(root, folder)).map(readSource),
);
const production = files.filter(
  ({ path, room }) => room in mayImport && !path.includes('.test.') && path !== 'db/schema.ts',
);

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFiles(path) : /\.(tsx?|mjs)$/.test(name) ? [path] : [];
  });
}

function readSource(file: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(importing)].map(([, named, dynamic]) => named ?? dynamic!);
  const path = relative(root, file).replace(/^src\//, '');
  return { path, room: path.split('/')[0]!, lines: text.split('\n').length, imports };
}

/** Returns the file to which an import refers, from the root or from `src`; undefined for a package. */
function target(file: SourceFile, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  if (!name.startsWith('.')) return undefined;
  const folder = file.room in mayImport ? join('src', dirname(file.path)) : dirname(file.path);
  return join(folder, name).replace(/^src\//, '');
}

/** Returns the rules that the imports of some files break, one line each. */
function listBroken(
  from: readonly SourceFile[],
  isBroken: (file: SourceFile, to: string) => boolean,
): string[] {
  return from.flatMap((file) =>
    file.imports.flatMap((name) => {
      const to = target(file, name);
      return to && isBroken(file, to) ? [`${file.path} imports ${to}`] : [];
    }),
  );
}

function isIn(to: string, places: readonly string[]): boolean {
  return places.some((place) => to === place || to.startsWith(`${place}/`));
}

test('calls go inward only: server, interfaces, shop, domain; platform imports nothing of ours', () => {
  const wrong = listBroken(production, ({ room, path }, to) => {
    const allowed = [room, ...mayImport[room]!, ...(asksTheShop.test(path) ? ['shop'] : [])];
    return !isIn(to, allowed);
  });
  expect(wrong).toEqual([]);
});

test('no file of the program imports itself by way of others, types included', () => {
  const known = new Map(production.map((file) => [file.path, file]));
  const done = new Set<string>();
  const circles: string[] = [];
  function visit(path: string, way: string[]): void {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (done.has(path) || way.includes(path)) return;
    const file = known.get(path);
    const to = file?.imports.flatMap((name) => target(file, name) ?? []) ?? [];
    for (const next of to) visit(next, [...way, path]);
    done.add(path);
  }
  for (const path of known.keys()) visit(path, []);
  expect(circles).toEqual([]);
});

test('a noun of the shop imports only nouns named before it, and no workflow', () => {
  const shop = production.filter(({ room, path }) => room === 'shop' && path.split('/').length > 2);
  const unknown = shop.filter(({ path }) => !nouns.includes(path.split('/')[1]!));
  expect(unknown.map(({ path }) => path)).toEqual([]);
  const wrong = listBroken(shop, ({ path }, to) => {
    const noun = to.match(/^shop\/([\w-]+)\//)?.[1];
    return noun !== undefined && nouns.indexOf(noun) > nouns.indexOf(path.split('/')[1]!);
  });
  expect(wrong).toEqual([]);
});

test('tests, journeys and measurements are imported by nothing of the program, and journeys know the shop only from outside', () => {
  const outside = ['test', 'e2e', 'bench', 'scripts'];
  expect(listBroken(production, (_, to) => isIn(to, outside))).toEqual([]);
  const journeys = files.filter(({ room, path }) => room === 'e2e' && !path.startsWith('e2e/program/'));
  const wrong = listBroken(journeys, (_, to) => isIn(to, ['shop', 'api', 'jobs', 'demo']));
  expect(wrong).toEqual([]);
});

test('the search index is used by its public entry alone', () => {
  const folder = 'platform/search-index';
  const outside = files.filter(({ path }) => !path.startsWith(`${folder}/`));
  const wrong = listBroken(outside, (_, to) => isIn(to, [folder]) && to !== `${folder}/search-index.ts`);
  expect(wrong).toEqual([]);
});

test('generated values start from the seed of the run', () => {
  const unseeded = files.filter(
    ({ path, imports }) => imports.includes('fast-check') && path !== 'test/fast-check.ts',
  );
  expect(unseeded.map(({ path }) => path)).toEqual([]);
});

test('no test of components replaces a module by vi.mock: the files of a worker share their modules, which another file may have loaded', () => {
  const mocking = files.filter(
    ({ path }) =>
      path.endsWith('.dom.test.ts') && /^vi\.mock\(/m.test(readFileSync(join(root, 'src', path), 'utf8')),
  );
  expect(mocking.map(({ path }) => path)).toEqual([]);
});

test('domain and contract import nothing but zod; shop and controls only what their trade needs', () => {
  const wrong = production.flatMap((file) => {
    const allowed = mayImportPackages[file.room];
    if (!allowed) return [];
    return file.imports
      .filter((name) => !target(file, name) && !allowed.test(name))
      .map((name) => `${file.path} imports ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('no folder holds more than 24 files; a test beside the file it tests is not counted', () => {
  const paths = new Set(files.map(({ path }) => path));
  const counted = [...paths].filter(
    (path) =>
      !path.includes('.test.') ||
      !['ts', 'tsx'].some((end) => paths.has(path.replace(/(\.dom)?\.test\.ts$/, `.${end}`))),
  );
  const crowded = [...Map.groupBy(counted, (path) => dirname(path))].filter(
    ([, inside]) => inside.length > 24,
  );
  expect(crowded.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});

test('no file is longer than 250 lines, tests included; generated types and the data of the demo are no code', () => {
  const long = files.filter(
    ({ path, lines }) => lines > 251 && path !== 'db/schema.ts' && !path.startsWith('demo/'),
  );
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
});

test('browser code calls the API by its client: it types no path, and routes lend it their types alone', () => {
  const wrong = production
    .filter(({ room }) => ['web', 'admin'].includes(room))
    .filter(({ path }) => {
      const text = readFileSync(join(root, 'src', path), 'utf8');
      return /['"`]\/api\/v1/.test(text) || /import (?!type)[^;]*'#contract\/(storefront|admin)\//.test(text);
    });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('the environment is read in one place, and handed on to PostgreSQL in another', () => {
  const readers = production.filter(({ path }) =>
    /process\.env/.test(readFileSync(join(root, 'src', path), 'utf8')),
  );
  expect(readers.map(({ path }) => path).toSorted()).toEqual([
    'platform/postgres/embedded/program.ts',
    'server/config.ts',
  ]);
});

test('domain has no clock and no dice', () => {
  const impure = production.filter(
    ({ room, path }) =>
      ['domain', 'contract'].includes(room) &&
      /Date\.now\(|new Date\(\)|Math\.random/.test(readFileSync(join(root, 'src', path), 'utf8')),
  );
  expect(impure.map(({ path }) => path)).toEqual([]);
});

test('no folder hides behind a barrel or a vague name', () => {
  const vague = files.filter(({ path }) =>
    /(^|\/)(index|utils?|helpers?|misc|common|lib)(\.tsx?$|\/)/.test(path),
  );
  expect(vague.map(({ path }) => path)).toEqual([]);
});

test('the map and the glossary name files that exist', () => {
  const named = ['architecture', 'glossary'].flatMap(
    (name) => readFileSync(join(root, `docs/${name}.md`), 'utf8').match(/(?<=`)[\w./-]+\.tsx?(?=`)/g) ?? [],
  );
  expect(named.filter((name) => !files.some(({ path }) => `/${path}`.endsWith(`/${name}`)))).toEqual([]);
});

test('the list of decisions has each of them by its title, in order', () => {
  const folder = join(root, 'docs/decisions');
  const decisions = readdirSync(folder).filter((name) => /^\d{3}-/.test(name));
  const titled = decisions.map((name) => {
    const [, number, title] = /^# (\d{3}) · (.+)$/m.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    return `- [${number}](${name}) ${title}`;
  });
  const list = readFileSync(join(folder, 'README.md'), 'utf8').match(/^- .+$/gm) ?? [];
  expect(list.map((line) => line.replace(/ \*\(overtaken.*\)\*$/, ''))).toEqual(titled);
});
