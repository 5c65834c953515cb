import { type Conflict, type Values, isSame, mergeFields } from './merge-fields.ts';

/** How the rows of a list are identified and named. */
export type ListField = {
  isSameRow: (one: Values, other: Values) => boolean;
  nameOf: (row: Values) => string;
  /** The labels of the fields of a row. */
  labels: Readonly<Record<string, string>>;
};

type Versions = { field: string; before: Values[]; theirs: Values[]; yours: Values[] };
type Merged = { rows: Values[]; conflicts: Conflict[] };

/**
 * Merges two changes of one list row by row. Rows that one person added or removed are added or removed; a row that both changed is merged
 * field by field. A row that one removed and the other changed is a conflict. The order is yours where you changed it, else theirs.
 */
export function mergeRows(list: ListField, { field, before, theirs, yours }: Versions): Merged {
  const { isSameRow } = list;
  const find = (rows: readonly Values[], row: Values) => rows.find((each) => isSameRow(each, row));
  const conflicts: Conflict[] = [];
  const mine = yours.flatMap((own): Values[] => {
    const was = find(before, own);
    const their = find(theirs, own);
    if (their) return [mergeRow({ list, field, conflicts }, { was, their, own })];
    if (was && isSame(was, own)) return [];
    if (was) conflicts.push(toRemovedByThem(list, field, own));
    return [own];
  });
  const removed = theirs.filter((their) => !find(yours, their) && find(before, their));
  for (const their of removed)
    if (!isSame(their, find(before, their))) conflicts.push(toRemovedByYou(list, field, their));
  const added = theirs.filter((their) => !find(yours, their) && !find(before, their));
  const kept = [...mine, ...added];
  if (isReordered(before, yours, isSameRow)) return { rows: kept, conflicts };
  const inTheirOrder = theirs.map((their) => find(kept, their)).filter((row) => row !== undefined);
  return { rows: [...inTheirOrder, ...mine.filter((own) => !find(theirs, own))], conflicts };
}

type Place = { list: ListField; field: string; conflicts: Conflict[] };
type RowVersions = { was: Values | undefined; their: Values; own: Values };

function mergeRow({ list, field, conflicts }: Place, { was = {}, their, own }: RowVersions): Values {
  const { isSameRow, nameOf, labels } = list;
  const merged = mergeFields(was, their, own);
  for (const conflict of merged.conflicts)
    conflicts.push({
      ...conflict,
      field: `${field}: ${nameOf(own)}: ${conflict.field}`,
      label: `${nameOf(own)}, ${labels[conflict.field] ?? conflict.field}`,
      takeTheirs: (values) => ({
        ...values,
        [field]: (values[field] as Values[]).map((row) =>
          isSameRow(row, own) ? conflict.takeTheirs(row) : row,
        ),
      }),
    });
  return merged.values;
}

function toRemovedByThem({ isSameRow, nameOf }: ListField, field: string, own: Values): Conflict {
  return {
    field: `${field}: ${nameOf(own)}`,
    label: nameOf(own),
    before: nameOf(own),
    theirs: 'Removed',
    yours: 'Kept, as you changed it',
    takeTheirs: (values) => ({
      ...values,
      [field]: (values[field] as Values[]).filter((row) => !isSameRow(row, own)),
    }),
  };
}

function toRemovedByYou({ nameOf }: ListField, field: string, their: Values): Conflict {
  return {
    field: `${field}: ${nameOf(their)}`,
    label: nameOf(their),
    before: nameOf(their),
    theirs: 'Kept, as they changed it',
    yours: 'Removed',
    takeTheirs: (values) => ({ ...values, [field]: [...(values[field] as Values[]), their] }),
  };
}

function isReordered(
  before: readonly Values[],
  yours: readonly Values[],
  isSameRow: ListField['isSameRow'],
): boolean {
  const places = yours
    .map((own) => before.findIndex((was) => isSameRow(was, own)))
    .filter((place) => place >= 0);
  return places.some((place, index) => index > 0 && place < places[index - 1]!);
}
