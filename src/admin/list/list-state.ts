import type { ListDefinition } from './list-definition.ts';

export const ROWS_PER_PAGE = 50;

/** The state of a list as its address holds it. */
export type ListState = {
  q: string;
  tab: string;
  filters: Readonly<Record<string, readonly string[]>>;
  sort: string;
  page: number;
  /** Ids of the columns, in the order in which they are shown. */
  columns: readonly string[];
};

/** The parts of a definition that the address depends on. */
export type Described = Pick<ListDefinition<never>, 'tabs' | 'filters' | 'sorts'> & {
  columns: readonly { id: string; isExtra?: boolean }[];
};

/** Reads the state of a list from the query of an address, ignoring anything that the list does not define. */
export function readListState(params: URLSearchParams, list: Described): ListState {
  const filters = (list.filters ?? []).flatMap(({ id }) => {
    const values = splitValues(params.get(id));
    return values.length > 0 ? [[id, values] as const] : [];
  });
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  return {
    q: params.get('q')?.trim() ?? '',
    tab: (list.tabs && params.get(list.tabs.id)) ?? '',
    filters: Object.fromEntries(filters),
    sort: isKnown(sort, list) ? sort : (list.sorts?.[0]?.value ?? ''),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    columns: readColumns(params.get('columns'), list),
  };
}

/** Writes the state of a list as the query of an address, without default values. */
export function writeListState(state: ListState, list: Described): URLSearchParams {
  const params = new URLSearchParams();
  if (list.tabs && state.tab) params.set(list.tabs.id, state.tab);
  if (state.q) params.set('q', state.q);
  for (const [id, values] of Object.entries(state.filters))
    if (values.length > 0) params.set(id, values.join(','));
  if (state.sort && state.sort !== list.sorts?.[0]?.value) params.set('sort', state.sort);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.columns.join() !== usualColumns(list).join()) params.set('columns', state.columns.join(','));
  return params;
}

/** Returns the query for the API that matches a state. */
export function toApiQuery(state: ListState, list: Described): URLSearchParams {
  const query = writeListState({ ...state, columns: usualColumns(list) }, list);
  if (state.sort) query.set('sort', state.sort);
  query.set('limit', String(ROWS_PER_PAGE));
  return query;
}

/** Returns whether the list is narrowed, so that no rows may mean that nothing matches. */
export function isNarrowed(state: ListState): boolean {
  return state.q !== '' || state.tab !== '' || Object.keys(state.filters).length > 0;
}

/** Returns whether only a tab narrows the list: an empty queue is not a search without results. */
export function isNarrowedByTabAlone(state: ListState): boolean {
  return isNarrowed(state) && !isNarrowed({ ...state, tab: '' });
}

export function usualColumns(list: Described): string[] {
  return list.columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id);
}

function readColumns(text: string | null, list: Described): string[] {
  const wanted = splitValues(text).filter((id) => list.columns.some((column) => column.id === id));
  if (wanted.length === 0) return usualColumns(list);
  const first = list.columns[0]!.id;
  return [first, ...wanted.filter((id) => id !== first)];
}

function splitValues(text: string | null): string[] {
  const values = (text ?? '').split(',').map((value) => value.trim());
  return [...new Set(values.filter(Boolean))];
}

function isKnown(sort: string, { sorts = [], columns }: Described): boolean {
  const ofColumns = (columns as readonly { sort?: { up: string; down: string } }[]).flatMap((column) =>
    column.sort ? [column.sort.up, column.sort.down] : [],
  );
  return sorts.some(({ value }) => value === sort) || ofColumns.includes(sort);
}

/** Returns the filters with one of them changed; without values it is removed. */
export function withFilter(
  filters: ListState['filters'],
  id: string,
  values: readonly string[],
): ListState['filters'] {
  const { [id]: _, ...others } = filters;
  return values.length > 0 ? { ...others, [id]: values } : others;
}
