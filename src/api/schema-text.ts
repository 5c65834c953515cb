/** The part of JSON Schema that our own schemas use. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Formats a schema as a TypeScript type: `{ id: string; price: number; size?: string | null }`, one field a line. */
export function toTypeText(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => toTypeText(choice, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => toTypeText(part, indent)).join(' & ');
  if (schema.properties) return toObjectText(schema, indent);
  if (schema.items) return toListText(schema.items, indent);
  if (typeof schema.additionalProperties === 'object') {
    return `{ [key: string]: ${toTypeText(schema.additionalProperties, indent)} }`;
  }
  const names = [schema.type ?? 'any'].flat().join(' | ');
  return schema.format ? `${names} (${schema.format})` : names;
}

function toObjectText({ properties = {}, required = [], type }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const comment = schema.description ? `  // ${schema.description}` : '';
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${toTypeText(schema, inner)}${comment}`;
  });
  const nullable = [type].flat().includes('null') ? ' | null' : '';
  return `{\n${lines.join('\n')}\n${indent}}${nullable}`;
}

function toListText(items: Schema, indent: string): string {
  const text = toTypeText(items, indent);
  return /[|&]/.test(text) && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
}
