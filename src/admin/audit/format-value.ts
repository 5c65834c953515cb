import { formatRupees } from '#domain/money/money.ts';
import { ABILITY_WORDS } from '#admin/people/ability-words.ts';
import { ROLES } from '#admin/people/person-words.tsx';
import { formatMoment } from '#admin/words/format-time.ts';
import { nameField } from './audit-words.ts';

const words: Readonly<Record<string, string>> = {
  ...ABILITY_WORDS,
  ...Object.fromEntries(Object.entries(ROLES).map(([role, { word }]) => [role, word])),
};

/** Returns a value of an audit event as a person reads it: rupees, moments, yes and no, and the words of roles and abilities. */
export function formatValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return /paise$/i.test(name) ? formatRupees(value, { decimals: 'auto' }) : `${value}`;
  if (typeof value === 'string') return formatText(value);
  if (Array.isArray(value)) return value.map((each) => formatValue(name, each)).join(', ');
  return Object.entries(value)
    .map(([field, inner]) => [field, formatValue(field, inner)] as const)
    .filter(([field, text]) => field !== 'id' && text !== '')
    .map(([field, text]) => `${nameField(field)} ${text}`)
    .join('; ');
}

function formatText(text: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:/.test(text)) return formatMoment(text);
  return words[text] ?? text;
}
