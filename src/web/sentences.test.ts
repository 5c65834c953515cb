import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

// Each area of the storefront keeps all text that people read in its words.ts, so that a translation replaces only that file.

/**
 * The areas that are checked. `rendering`, `service-worker` and `state` are not listed: their own strings are for the log, except
 * service-worker/words.ts.
 */
const areas = [
  'account',
  'addresses',
  'cart',
  'catalogue',
  'checkout',
  'confirmation',
  'analytics',
  'content',
  'head',
  'home',
  'invoices',
  'makers-and-crafts',
  'offline',
  'orders',
  'page-states',
  'payment',
  'product',
  'product-card',
  'search',
  'shell',
  'sign-in',
  'stock-request',
  'support',
  'wishlist',
];

const web = import.meta.dirname;

/** Attributes of elements, and props of our controls, that people read or hear. */
const readAloud =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|alt|title|subtitle|placeholder|label|legend|hint|lead|foot|text|message|failure)$/;
/** Attributes that no person reads; their strings may look like sentences, as lists of classes do. */
const notRead =
  /^(className|style|to|href|rel|sandbox|sizes|picture|role|id|aria-(labelledby|describedby|controls)|data-.*)$/;

const hasLetters = /\p{L}/u;
/** A string that begins like a sentence, or consists of several plain words. */
const likeSentence = /^\s*\p{Lu}\p{Ll}|^\s*\p{L}+ [\p{L}’']+[.,:;!?…]?(\s|$)/u;
/**
 * Strings that look like a sentence but are not: routes of the API, keys of a keyboard, headers, names of browsers, of a cache, of
 * failures, of Haat, states that Open Graph names.
 */
const noSentence = new RegExp(
  [
    '(GET|POST|PUT|PATCH|DELETE) /',
    '(Enter|Escape|Tab|Home|End|Arrow\\w+|Page(Up|Down)|Bearer|Asia/Kolkata|Content-Type)\\b',
    '(Edge|Opera|Samsung Internet|Firefox|Chrome|Safari|Android|Windows|Mac|Linux)$',
    '(not registered|no pixel|haat pages |Haat)$',
    '(in stock|out of stock|new)$',
  ]
    .map((each) => `^${each}`)
    .join('|'),
);

type Node = { type: string; start: number; [key: string]: unknown };
type Found = { at: number; text: string };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function listChildren(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Returns the text of a string or a template without its values; undefined for every other node. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ');
}

/** Returns the strings that an expression may have as its value: `isOpen ? 'Hide' : 'Show'` has two. */
function listValues(node: unknown): Node[] {
  if (!isNode(node)) return [];
  if (textOf(node) !== undefined) return [node];
  const parts: Record<string, string[]> = {
    JSXExpressionContainer: ['expression'],
    ConditionalExpression: ['consequent', 'alternate'],
    LogicalExpression: ['left', 'right'],
    BinaryExpression: node['operator'] === '+' ? ['left', 'right'] : [],
  };
  return (parts[node.type] ?? []).flatMap((part) => listValues(node[part]));
}

/** Returns the sentences in the source of a component. */
function listSentences(source: string, lang: 'ts' | 'tsx'): string[] {
  const found: Found[] = [];
  const add = (node: Node, text: string) => found.push({ at: node.start, text: text.trim() });
  function visit(node: Node): void {
    // These strings are types of schema.org, which a search engine reads.
    if (node.type === 'Property' && textOf(node['key'] as Node) === '@type') return;
    if (/^(Import|Export(All|Named.*From))|^TS(Type|Literal|Union)/.test(node.type)) return;
    if (node.type === 'JSXText' && hasLetters.test(String(node['value']))) add(node, String(node['value']));
    const name = node.type === 'JSXAttribute' ? String((node['name'] as { name: unknown }).name) : undefined;
    if (name !== undefined && notRead.test(name)) return;
    const isRead = name !== undefined ? readAloud.test(name) : node.type === 'JSXElement';
    const values = isRead ? [node['value'], ...((node['children'] as Node[]) ?? [])] : [];
    for (const value of values.flatMap(listValues)) {
      const text = textOf(value)!;
      if (hasLetters.test(text)) add(value, text);
    }
    const text = textOf(node);
    if (text !== undefined && likeSentence.test(text) && !noSentence.test(text)) add(node, text);
    const isComparison = node.type === 'BinaryExpression' && node['operator'] !== '+';
    for (const child of listChildren(node)) if (!isComparison || textOf(child) === undefined) visit(child);
  }
  visit(parseAst(source, { lang }) as unknown as Node);
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  const inOrder = found.toSorted((one, other) => one.at - other.at);
  return [...new Set(inOrder.map(({ at, text }) => `${lineOf(at)}: ${text}`))];
}

test('a sentence is found wherever a person would read it, and nothing else is', () => {
  const component = `
    import { Sold } from './Sold out.ts';
    type Tone = 'Very loud';
    const classes = 'flex flex-col gap-2';
    const facts = { '@type': 'ListItem' };
    export const Card = ({ isOpen, key }: { isOpen: boolean; key: string }) => (
      <li className="card is big" aria-label="Card" onKeyDown={() => key === 'Enter' && notify('Cart is cleared')}>
        {isOpen ? 'Hide' : words.show} · <b title={'More' + words.of}>{\`\${key} each\`}</b>
        <Picture size="lg" alt="" label={words.picture} call="POST /orders" /> pieces
      </li>
    );`;
  expect(listSentences(component, 'tsx')).toEqual([
    '7: Card',
    '7: Cart is cleared',
    '8: Hide',
    '8: More',
    '8: each',
    '9: pieces',
  ]);
});

test.each(areas)('%s keeps its sentences in words.ts', (area) => {
  const folder = join(web, area);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|(^|[/-])words\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((path) =>
    listSentences(readFileSync(join(folder, path), 'utf8'), path.endsWith('x') ? 'tsx' : 'ts').map(
      (sentence) => `${area}/${path}:${sentence}`,
    ),
  );
  expect(found).toEqual([]);
});

test('a words.ts has no component', () => {
  const files = areas.map((area) => [area, readFileSync(join(web, area, 'words.ts'), 'utf8')] as const);
  const wrong = files.filter(([, source]) => /from '(react|react-router)'|\.tsx'/.test(source));
  expect(wrong.map(([area]) => area)).toEqual([]);
});
