import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

// Each concept has one word, the usual term. These words of earlier versions must not be used in names of files, functions, types and
// fields.

const root = resolve(import.meta.dirname, '..');

/** Old words, as they appear in a name that is split into its parts, and the word to use instead. */
const oldWords: [RegExp, string][] = [
  [/ goods? /, 'product'],
  [/ office /, 'admin, staff'],
  [/ happenings? /, 'order event'],
  [/ take back /, 'return'],
  [/ call off /, 'staff cancellation'],
  [/ way back /, 'return to'],
  [/ waiting orders? /, 'unpaid order'],
  [/ settle payments? /, 'confirm payment'],
  [/ (shelf|shelves|tally) /, 'product index, facet index'],
  [
    / (packed numbers?|numbered words?|word places|placed texts) /,
    'varint codec, term dictionary, posting lists',
  ],
  [/ (memories|turning points?|topics?) /, 'cache peers, scheduled changes, cache tags'],
  [/ (kept (answer|page|piece|response)s?|page memory) /, 'cached response, page cache, fragment'],
  [/ take turns? /, 'consume'],
  [/ (post office|compose letter|letters? to) /, 'message dispatcher, e-mail'],
  [
    / (furnish|breath|house|doors?|(database|open|trapped) line) /,
    'wire, round trip, context, router, connection',
  ],
  [/^ ((list|watch|end|dismiss|find|use) )?notices? $/, 'toast'],
  [/^ say \w/, 'format'],
  [/ (lose patience|patience) /, 'timeout'],
  [/ keep latest /, 'memoise one'],
  [/ stand ins? /, 'placeholder'],
  [/ (if there|or fail|last known) /, 'what it does: null if missing, throw not found, stale on error'],
];

/** Old words that have a legitimate meaning elsewhere, and the folders where they may not be used. */
const oldWordsIn: [string, RegExp, string][] = [
  ['src/platform/search-index', / (marks?|marked|places?|placed) /, 'facet term, ordinal'],
  ['src/shop/catalogue/lists', / (marks?|marked|places?|placed) /, 'facet term, ordinal'],
  ['src/shop', / outside /, 'gateway-initiated refund'],
  ['src/platform/http-cache', / (kept|packed|pieces?) /, 'cached, fragment'],
  ['src/web/rendering', / (kept|packed|pieces?) /, 'cached, serialised, fragment'],
  ['src/shop/rate-limits', / turns? /, 'consume'],
];

/**
 * Legitimate names: icons, and the files of these rules. A notice is part of a page, such as `OfflineNotice`; the one that floats above it
 * is a toast.
 */
const trueNames = /^(House|DoorClosed)$|^house-(rules|words)\./;

type Named = { path: string; name: string };
const paths = ['src', 'test', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => `${folder}/${path}`),
);

/** Returns the names that a file declares or uses; words inside its strings and comments do not count. */
function listNames(path: string): Named[] {
  const names = new Set<string>();
  function visit(node: unknown): void {
    if (!node || typeof node !== 'object') return;
    if ('type' in node && 'name' in node && typeof node.name === 'string') names.add(node.name);
    for (const child of Object.values(node)) visit(child);
  }
  const text = readFileSync(join(root, path), 'utf8');
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }));
  return [...names].map((name) => ({ path, name }));
}

/** Returns ` order event kind ` for `OrderEventKind`, `order_event_kind` and `order-event-kind`. */
function split(name: string): string {
  const parts = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[^A-Za-z0-9]+/g, ' ');
  return ` ${parts.trim().toLowerCase()} `;
}

function findOldWord({ path, name }: Named): string[] {
  if (trueNames.test(name)) return [];
  const words = split(name);
  const here = oldWordsIn.filter(([folder]) => path.startsWith(`${folder}/`)).map(([, ...rule]) => rule);
  const broken = [...oldWords, ...here].find(([old]) => old.test(words));
  return broken ? [`${path}: ${name} (use: ${broken[1]})`] : [];
}

test('names use the words of the field', { timeout: 60_000 }, () => {
  const files = paths.map((path) => ({ path, name: basename(path) }));
  const names = paths.filter((path) => path !== 'src/db/schema.ts').flatMap(listNames);
  expect([...files, ...names].flatMap(findOldWord)).toEqual([]);
});

test('comments are sentences with a subject', () => {
  const headless =
    /whoever|what stands|in one breath|page memory|kept answer|turning point|waiting order|outside refund/i;
  const startsWithoutSubject = /^\s*(?:\/\/|\/?\*+) (?:What|Who|Those) /;
  // A tooltip shows the comment of only one function.
  const pointsToItsNeighbour =
    /(?:Does|Returns|Throws) the same(?:[.,;]| (?:with|without|within|inside|for|whole|and) )/;
  const wrong = [headless, startsWithoutSubject, pointsToItsNeighbour];
  const comment = /^\s*(?:\/\/|\/?\*).*$|\/\/ .*$/gm;
  const found = paths.flatMap((path) =>
    (readFileSync(join(root, path), 'utf8').match(comment) ?? [])
      .filter((line) => wrong.some((each) => each.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
