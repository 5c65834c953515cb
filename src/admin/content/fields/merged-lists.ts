import type { ListFields } from '#admin/form/conflict/merge-changes.ts';
import { type FieldShape, listLabels } from './field-shape.ts';

/**
 * Returns the lists of a page whose entries are merged one by one when two people change them: the ordered ones, because their entries have
 * ids.
 */
export function listMerged(shapes: readonly FieldShape[]): ListFields {
  const lists = shapes.flatMap((shape) => (shape.kind === 'list' && shape.isOrdered ? [shape] : []));
  return Object.fromEntries(
    lists.map(({ name, one, fields }) => [
      name,
      {
        isSameRow: (entry, other) => entry['id'] === other['id'],
        nameOf: (entry) => `${one}: ${String(entry[fields[0]!.name])}`,
        labels: listLabels(fields, {}),
      },
    ]),
  );
}
