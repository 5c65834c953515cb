import { nameField } from '#admin/audit/audit-words.ts';

/** A text of a page that differs between two versions; an empty one is missing there. */
export type Difference = { label: string; live: string; other: string };

/** Returns the texts that differ between the live version of a page and another one, in the order of the page: `Zones 2, delivery`. Ids and places in a list say nothing to a person. */
export function compareTexts(live: unknown, other: unknown, label = ''): Difference[] {
  if (isGroup(live) || isGroup(other)) {
    const [one, two] = [toGroup(live), toGroup(other)];
    const names = [...new Set([...Object.keys(one), ...Object.keys(two)])].filter(
      (name) => !NOT_TEXT.test(name),
    );
    return names.flatMap((name) => compareTexts(one[name], two[name], join(label, name)));
  }
  const [was, is] = [toText(live), toText(other)];
  return was === is ? [] : [{ label, live: was, other: is }];
}

const NOT_TEXT = /^(?:id|order|key|width|height|placeholder|.*_id|.*Id)$/;

type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null;
}

/** Returns the parts of a group; those of a list are called by their place, from one on. */
function toGroup(value: unknown): Group {
  if (Array.isArray(value)) return Object.fromEntries(value.map((each, at) => [String(at + 1), each]));
  return isGroup(value) ? value : {};
}

function join(label: string, name: string): string {
  if (/^\d+$/.test(name)) return `${label} ${name}`.trim();
  return label ? `${label}, ${nameField(name).toLowerCase()}` : nameField(name);
}

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
