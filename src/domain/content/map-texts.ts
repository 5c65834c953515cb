/** Returns a copy of a page's content with every text changed. `change` also receives the field of the text: `values.0.title`. */
export function mapTexts(
  value: unknown,
  change: (text: string, field: string) => string,
  field = '',
): unknown {
  if (typeof value === 'string') return change(value, field);
  if (value === null || typeof value !== 'object') return value;
  const inner = (name: string | number) => (field === '' ? String(name) : `${field}.${name}`);
  if (Array.isArray(value)) return value.map((entry, at) => mapTexts(entry, change, inner(at)));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, mapTexts(entry, change, inner(name))]),
  );
}
