import { z } from 'zod';
import { formatCount } from '#domain/format-count.ts';

type Issue = z.core.$ZodRawIssue;
type Told = { path?: PropertyKey[] | undefined; input?: unknown };

/** Returns the message for an issue whose schema has none: it says what to send instead, never in the library's own words. */
export function formatMistake(issue: Issue): string {
  const name = nameOf(issue);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && 'input' in issue
        ? `Please send ${name}`
        : `Please send ${name} as ${kindOf(issue.expected)}`;
    case 'invalid_value':
      return `Please send ${name} as ${oneOf(issue.values)}`;
    case 'too_big':
      return formatTooBig(issue, name);
    case 'too_small':
      return formatTooSmall(issue, name);
    case 'invalid_format':
      return `Please send ${name} ${formats[issue.format] ?? 'in the right format'}`;
    case 'not_multiple_of':
      return `Please send ${name} as a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Please leave out ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return formatNoMatch(issue, name);
    default:
      return `Please check ${name}`;
  }
}

/** Returns the path of the field, or 'this' for a whole body or a part of a union. */
function nameOf({ path }: Told): string {
  return path?.length ? path.map(String).join('.') : 'this';
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
  null: 'empty',
  undefined: 'left out',
  never: 'left out',
};

function kindOf(expected: string): string {
  return kinds[expected] ?? 'another type';
}

const formats: Record<string, string> = {
  email: 'as an email address such as asha@example.in',
  url: 'as an address such as https://shop.example',
  date: 'as a day such as 2026-11-21',
  datetime: 'as a moment such as 2026-11-21T10:30:00Z',
};

function oneOf(values: readonly z.core.util.Primitive[]): string {
  const words = values.map((value) => (value === '' ? 'empty' : String(value)));
  return words.length === 1 ? words[0]! : `one of ${words.join(', ')}`;
}

type TooBig = Extract<Issue, { code: 'too_big' }>;
type TooSmall = Extract<Issue, { code: 'too_small' }>;

function formatTooBig({ origin, maximum, inclusive, exact }: TooBig, name: string): string {
  const most = exact ? 'exactly' : 'at most';
  if (origin === 'string') return `Please use ${most} ${formatCount(Number(maximum), 'character')}`;
  if (isMany(origin))
    return `Please send ${most} ${formatCount(Number(maximum), 'entry', 'entries')} in ${name}`;
  return `Please keep ${name} ${inclusive === false ? 'below' : 'at or below'} ${maximum}`;
}

function formatTooSmall({ origin, minimum, inclusive, exact }: TooSmall, name: string): string {
  const least = exact ? 'exactly' : 'at least';
  if (origin === 'string') return `Please use ${least} ${formatCount(Number(minimum), 'character')}`;
  if (isMany(origin))
    return `Please send ${least} ${formatCount(Number(minimum), 'entry', 'entries')} in ${name}`;
  return `Please keep ${name} ${inclusive === false ? 'above' : 'at or above'} ${minimum}`;
}

function isMany(origin: string): boolean {
  return ['array', 'set', 'map', 'record', 'object'].includes(origin);
}

/** Messages about a part of a union, which has no path, begin with this. */
const ofAPart = 'Please send this as ';

/**
 * Returns the message for a union that matched nothing: it lists all accepted values, or repeats what is wrong with the part that was
 * meant.
 */
function formatNoMatch(issue: Extract<Issue, { code: 'invalid_union' }>, name: string): string {
  if (issue.input === undefined) return `Please send ${name}`;
  const options = 'options' in issue ? (issue.options as z.core.util.Primitive[]) : [];
  if (options?.length > 0) return `Please send ${name} as ${oneOf(options)}`;
  const firsts = issue.errors.flatMap(([first]) => first ?? []);
  const own = firsts.find(({ message }) => !message.startsWith(ofAPart));
  if (own) return own.message;
  const wanted = new Set(firsts.map(({ message }) => message.slice(ofAPart.length)));
  // "Empty" is left out, because it does not help the reader to correct the field.
  if (wanted.size > 1) wanted.delete('empty');
  return wanted.size > 0 ? `Please send ${name} as ${[...wanted].join(' or ')}` : `Please check ${name}`;
}

// zod's settings are global, so every module that makes schemas for users imports this one.
z.config({ customError: formatMistake });
