import { type Merge, type Values, mergeFields } from './merge-fields.ts';
import { type ListField, mergeRows } from './merge-rows.ts';

/** The fields of a record that are lists, whose rows are merged one by one. */
export type ListFields = Readonly<Record<string, ListField>>;

/** Merges two changes of the same record field by field; a field of `lists` that both changed is merged row by row. */
export function mergeChanges(before: Values, theirs: Values, yours: Values, lists: ListFields = {}): Merge {
  const { values, conflicts, theirFields } = mergeFields(before, theirs, yours);
  const merged: Merge = { values: { ...values }, conflicts: [], theirFields: [...theirFields] };
  for (const conflict of conflicts) {
    const { field } = conflict;
    const list = lists[field];
    if (!list) {
      merged.conflicts.push(conflict);
      continue;
    }
    const versions = {
      before: toRows(before[field]),
      theirs: toRows(theirs[field]),
      yours: toRows(yours[field]),
    };
    const { rows, conflicts: ofRows } = mergeRows(list, { field, ...versions });
    merged.values[field] = rows;
    merged.conflicts.push(...ofRows);
    merged.theirFields.push(field);
  }
  return merged;
}

function toRows(value: unknown): Values[] {
  return (value ?? []) as Values[];
}
