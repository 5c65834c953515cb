export type Values = Record<string, unknown>;

/** Something that two people changed to different values. */
export type Conflict = {
  /** The path of the field, also inside a row of a list: `price`, `variants: Red, S: price`. */
  field: string;
  /** The readable name, for a field in a row of a list. */
  label?: string;
  before: unknown;
  theirs: unknown;
  yours: unknown;
  /** Returns the values with theirs in place of yours. */
  takeTheirs: (values: Values) => Values;
};

export type Merge = { values: Values; conflicts: Conflict[]; theirFields: string[] };

/**
 * Merges two changes of the same record, field by field: fields that one person changed are taken from that person. A field that both
 * changed differently is a conflict; until it is decided, its value is yours.
 */
export function mergeFields(before: Values, theirs: Values, yours: Values): Merge {
  const merged: Merge = { values: { ...theirs }, conflicts: [], theirFields: [] };
  for (const field of Object.keys(yours)) {
    const isMine = !isSame(yours[field], before[field]);
    const isTheirs = !isSame(theirs[field], before[field]);
    if (isMine) merged.values[field] = yours[field];
    if (isTheirs && !isMine) merged.theirFields.push(field);
    if (isMine && isTheirs && !isSame(yours[field], theirs[field]))
      merged.conflicts.push({
        field,
        before: before[field],
        theirs: theirs[field],
        yours: yours[field],
        takeTheirs: (values) => ({ ...values, [field]: theirs[field] }),
      });
  }
  return merged;
}

/** Compares values as JSON; an undefined field and a missing one are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
