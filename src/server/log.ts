import { pino } from 'pino';
import type { Log } from '#platform/log.ts';

type Options = {
  destination?: { write: (line: string) => void } | undefined;
  /** Returns the fields that are added to each line: the ids of the current request. */
  describe?: (() => object) | undefined;
};

/** Creates a log of JSON lines; it leaves out every value that could open an account or name a person, whatever its key. */
export function createLog(level: string, { destination, describe }: Options = {}): Log {
  const formatters = { log: (facts: object) => hide(facts) as Record<string, unknown> };
  return pino({ level, formatters, ...(describe && { mixin: describe }) }, destination);
}

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

const longestPath = 200;

/** Returns the beginning of a path, which is enough for a log or the audit: callers choose its length. */
export function cutPath(path: string): string {
  return path.slice(0, longestPath);
}

const hidden = '[hidden]';
const secretKey =
  /token|otp|signature|authori[sz]ation|cookie|password|secret|pepper|mobile|phone|email|recipient|^to$|address|postal|^line[12]$|^name$/i;
/**
 * E-mail addresses, mobile numbers, one-time codes, tokens, and the password within a database's address. Each begins where a word begins:
 * an attempt at every character of a long word would take time that grows with the square of its length.
 */
const secretText =
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)|\+\d{8,15}(?!\d)|(?<![\w.])\d{6}(?![\w.])|(?<=bearer )[\w-]+|(?<![\w-])[\w-]{40,}(?![\w-])|(?<=:\/\/[^\s/:@]*:)[^\s/@]+(?=@)/gi;
const deepest = 6;

function hide(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll(secretText, hidden);
  if (value instanceof Error) return hide(toFacts(value), depth);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === deepest) return '[deeper]';
  if (Array.isArray(value)) return value.map((each) => hide(each, depth + 1));
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    secretKey.test(key) ? hidden : hide(each, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

// Leaves out the other fields of an error: the database's `detail` holds the very values that violated a constraint.
function toFacts({ name, message, stack, cause }: Error): object {
  return { type: name, message, stack, ...(cause !== undefined && { cause }) };
}
