import type { FieldValues } from 'react-hook-form';
import { randomKey } from '#contract/client.ts';
import type { Choice } from '#admin/list/list-definition.ts';
import type { RecordFormControl } from '#admin/form/use-record-form.ts';

/** The kinds of fields that need nothing besides their name. */
type PlainKind =
  | 'line'
  | 'text-area'
  | 'markdown'
  | 'one-per-line'
  | 'switch'
  | 'number'
  | 'rupees'
  | 'moment'
  | 'day'
  | 'slide-picture'
  | 'record-picture'
  | 'category'
  | 'list-target';

/** A field of a page of text, as the form shows it. */
export type FieldShape = {
  name: string;
  label: string;
  hint?: string;
  /** Shows the field only where another field of the same entry has one of these values. */
  only?: { field: string; values: readonly string[] };
} & (
  | { kind: PlainKind }
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'group'; fields: readonly FieldShape[]; isOptional?: boolean }
  | {
      kind: 'list';
      fields: readonly FieldShape[];
      one: string;
      most: number;
      isOrdered?: boolean;
      /** Whether entries start closed even though they have few fields. */
      startsClosed?: boolean;
    }
);

export type ListShape = Extract<FieldShape, { kind: 'list' }>;

export type Values = Record<string, unknown>;
export type ShapedControl = RecordFormControl<FieldValues>;

/** Returns the form values of a page's text; fields that the text leaves out are empty. */
export function toValues(shapes: readonly FieldShape[], content: Values): Values {
  const values = { ...content };
  for (const shape of shapes) values[shape.name] = toValue(shape, content[shape.name]);
  return values;
}

function toValue(shape: FieldShape, value: unknown): unknown {
  switch (shape.kind) {
    case 'group':
      return toValues(shape.fields, (value ?? {}) as Values);
    case 'list':
      return inOrder(shape, (value ?? []) as unknown[]).map((entry) =>
        toValues(shape.fields, toEntry(shape.fields, entry)),
      );
    case 'one-per-line':
      return value ?? [];
    case 'switch':
      return value ?? true;
    case 'number':
      return value ?? 8;
    case 'moment':
    case 'slide-picture':
    case 'record-picture':
      return value ?? null;
    case 'choice':
      return value ?? shape.choices[0]?.value;
    default:
      return value ?? '';
  }
}

/** Returns the entries of a list as the shop shows them: by their own order where they have one. */
function inOrder({ isOrdered }: ListShape, entries: unknown[]): unknown[] {
  if (!isOrdered) return entries;
  return (entries as { order: number }[]).toSorted((one, other) => one.order - other.order);
}

/** Returns an entry of a list as an object; a plain string becomes the value of its first field. */
function toEntry([first]: readonly FieldShape[], entry: unknown): Values {
  return typeof entry === 'string' && first ? { [first.name]: entry } : (entry as Values);
}

/** Returns an empty entry of a list; where entries have an order, each has an id too. */
export function toEmptyEntry({ fields, isOrdered }: ListShape): Values {
  return { ...toValues(fields, {}), ...(isOrdered && { id: randomKey() }) };
}

/** Returns the heading of an entry: its number and, where it has one, the text of its first field. */
export function nameEntry({ one, fields: [first] }: ListShape, at: number, entry: Values): string {
  const value = first && entry[first.name];
  const isChoice = first?.kind === 'choice';
  const chosen = isChoice ? first.choices.find((each) => each.value === value)?.label : value;
  // Several entries may be of one kind: their titles tell them apart.
  const words = [chosen, isChoice && entry['title']].filter((each) => typeof each === 'string' && each);
  return words.length > 0 ? `${one} ${at + 1}: ${words.join(', ')}` : `${one} ${at + 1}`;
}

/** Returns the text of a page from its form values, without empty lines and empty optional groups. */
export function toContent(shapes: readonly FieldShape[], values: Values): Values {
  const content = { ...values };
  for (const shape of shapes) {
    const value = values[shape.name];
    if (shape.kind === 'one-per-line')
      content[shape.name] = (value as string[]).filter((line) => line.trim() !== '');
    if (shape.kind === 'group' && shape.isOptional && isEmpty(value)) delete content[shape.name];
    if (shape.kind === 'list' && shape.isOrdered)
      content[shape.name] = (value as Values[]).map((entry, at) => ({ ...entry, order: at + 1 }));
  }
  return content;
}

function isEmpty(value: unknown): boolean {
  return Object.values(value ?? {}).every((each) => each === '');
}

/** Returns the labels of all fields for the error summary: `slides.0.title` is "Slide 1, title". */
export function listLabels(shapes: readonly FieldShape[], values: Values): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const shape of shapes) {
    if (!isShown(shape, values)) continue;
    labels[shape.name] = shape.label;
    const value = values[shape.name];
    if (shape.kind === 'group') addLabels(labels, { shape, under: shape.name, label: shape.label, value });
    if (shape.kind === 'list')
      (value as Values[]).forEach((entry, at) =>
        addLabels(labels, {
          shape,
          under: `${shape.name}.${at}`,
          label: `${shape.one} ${at + 1}`,
          value: entry,
        }),
      );
  }
  return labels;
}

/** Returns whether the form shows a field of an entry; another field of the entry may hide it. */
function isShown({ only }: FieldShape, values: Values): boolean {
  return !only || only.values.includes(String(values[only.field]));
}

type Nested = { shape: { fields: readonly FieldShape[] }; under: string; label: string; value: unknown };

function addLabels(labels: Record<string, string>, { shape, under, label, value }: Nested): void {
  for (const [name, inner] of Object.entries(listLabels(shape.fields, value as Values)))
    labels[`${under}.${name}`] = `${label}, ${inner.toLowerCase()}`;
}
