import { nameField } from '#admin/audit/audit-words.ts';
import type { FieldShape } from '#admin/content/fields/field-shape.ts';

/** A text of a page that differs between two versions; it is empty where a version does not have it. */
export type Difference = { label: string; live: string; other: string };

/** A part of a page: the fields of its form, and what the part is called. */
type Part = { shapes?: readonly FieldShape[]; label?: string };

/**
 * Returns the texts that differ between the live version of a page and another one, in page order, under the labels of the form: `Zones 2,
 * Delivery`. Ids and positions in a list are left out, because they mean nothing to a person.
 */
export function compareTexts(
  live: unknown,
  other: unknown,
  { shapes = [], label = '' }: Part = {},
): Difference[] {
  if (isGroup(live) || isGroup(other)) {
    const [one, two] = [toGroup(live), toGroup(other)];
    const names = [...new Set([...Object.keys(one), ...Object.keys(two)])].filter(
      (name) => !NOT_TEXT.test(name),
    );
    return names.flatMap((name) => compareTexts(one[name], two[name], toPart(name, { shapes, label })));
  }
  const [was, is] = [toText(live), toText(other)];
  return was === is ? [] : [{ label, live: was, other: is }];
}

const NOT_TEXT = /^(?:id|order|key|width|height|placeholder|.*_id|.*Id)$/;

type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null;
}

/** Returns the parts of a group; list entries are named by their position, starting at 1. */
function toGroup(value: unknown): Group {
  if (Array.isArray(value)) return Object.fromEntries(value.map((each, at) => [String(at + 1), each]));
  return isGroup(value) ? value : {};
}

/** Returns a nested part; an entry of a list has the fields of the list. */
function toPart(name: string, { shapes, label }: Required<Part>): Part {
  if (/^\d+$/.test(name)) return { shapes, label: `${label} ${name}`.trim() };
  const shape = shapes.find((each) => each.name === name);
  const words = shape?.label ?? nameField(name);
  return {
    shapes: shape && 'fields' in shape ? shape.fields : [],
    label: label ? `${label}, ${words}` : words,
  };
}

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
