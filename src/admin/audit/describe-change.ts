type Fields = Readonly<Record<string, unknown>>;

/** Returns what an audit event changed, a line for each field: `role: packer → owner`. */
export function describeChange(before: unknown, after: unknown): string[] {
  if (!isFields(before) && !isFields(after)) return describeField('', before, after);
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => describeField(`${name}: `, was[name], is[name]));
}

function describeField(label: string, before: unknown, after: unknown): string[] {
  const [was, is] = [format(before), format(after)];
  if (was === is) return [];
  if (was === '') return [label + is];
  return [`${label}${was} → ${is || 'nothing'}`];
}

function format(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
