import { nameField } from './audit-words.ts';
import { describeRows, isRows } from './describe-rows.ts';
import { formatValue } from './format-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns what an audit event changed, a line for each field: `Role: Packer → Owner`. */
export function describeChange(before: unknown, after: unknown): string[] {
  if (!isFields(before) && !isFields(after)) return describeField('', before, after);
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => describeField(name, was[name], is[name]));
}

function describeField(name: string, before: unknown, after: unknown): string[] {
  if (isRows(before) && isRows(after) && before.length > 0) {
    const lines = describeRows(before, after, describeChange);
    if (lines.length > 0) return lines.map((line) => `${nameField(name)}: ${line}`);
  }
  const [was, is] = [formatValue(name, before), formatValue(name, after)];
  if (was === is) return [];
  const label = name && `${nameField(name)}: `;
  if (was === '') return [label + is];
  return [`${label}${was} → ${is || 'nothing'}`];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
