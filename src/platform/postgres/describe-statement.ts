import type { Step } from '#platform/tracing/traced.ts';

const comments = /\/\*.*?\*\//gs;
const verb = /^\s*(\w+)/;
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(\w+(?:"?\."?\w+)?)/i;

/** Returns the name of a statement, such as `select products`, without its values. */
export function describeStatement(commented: string): Step {
  const text = commented.replaceAll(comments, '');
  const operation = verb.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const name = [operation, table.exec(text)?.[1]?.replaceAll('"', '')].filter(Boolean).join(' ');
  return { name, attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name } };
}
