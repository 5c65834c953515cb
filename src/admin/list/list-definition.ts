import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import type { CallOptions } from '#contract/send-call.ts';

export type Choice = { value: string; label: string };

/** A column of the table. The first one names the row, is always shown and links to the row. */
export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** The values of `sort` that order the list by this column, upwards and downwards. */
  sort?: { up: string; down: string };
  /** Left out until somebody chooses it. */
  isExtra?: boolean;
};

/** A filter by its name in the API: a choice of values, which are alternatives, or a day, or a typed value. */
export type Filter =
  | { id: string; label: string; kind: 'choice'; choices: readonly Choice[]; isSingle?: boolean }
  | { id: string; label: string; kind: 'day' }
  | { id: string; label: string; kind: 'text'; inputMode?: 'numeric'; hint?: string };

export type ListPage<Row> = {
  rows: readonly Row[];
  total: number;
  /** Whether there are more rows than `total`, because the server stopped counting. */
  more?: boolean;
  /** Shown above the rows: something about the list that is in no row. */
  note?: ReactNode;
  /** Rows under each tab. */
  counts?: Readonly<Record<string, number>>;
};

/** What happened to one row of a bulk action; without `failure` it was done. */
export type BulkResult = { id: string; failure?: string };

/** A button for the selected rows. */
type BulkButton = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Only people with this ability see it. */
  ability?: StaffAbility;
  /** Key that presses it. */
  key?: string;
};

export type BulkAction = BulkButton & {
  /** In the report: "39 confirmed". */
  done: string;
  /** What it will do, asked before it is done: title, what follows from it, and the words on the button. */
  ask?: (count: number) => { title: string; effect: string; button: string };
  /** Runs it for rows of any page; `key` makes the call idempotent. Without results all of it was done. */
  run: (ids: readonly string[], key: string) => Promise<readonly BulkResult[] | void>;
};

/** A button that opens a dialog of its own and changes no row, such as printing. */
export type BulkDialog = BulkButton & {
  Dialog: ComponentType<{ ids: readonly string[]; onClose: () => void }>;
};

/** Everything that a screen has to say about its list. */
export type ListDefinition<Row> = {
  /** Names the list in the API's words: `orders`. Saved views and keys of the cache carry it. */
  name: string;
  title: string;
  noun: { one: string; many: string };
  /** Whether rows come by themselves, as orders do: new ones then wait behind a button, and no row moves. */
  growsByItself?: boolean;
  columns: readonly Column<Row>[];
  card: (row: Row) => ReactNode;
  idOf: (row: Row) => string;
  /** What a row is called in a report and for screen readers: an order's number. */
  nameOf: (row: Row) => string;
  /** Address of a row's own screen; left out where rows have none. */
  hrefOf?: (row: Row) => string;
  /** Loads the screen of a row while its link is pointed at or pressed, before it is opened. */
  prefetch?: (row: Row) => void;
  tabs?: { id: string; label: string; choices: readonly Choice[] };
  filters?: readonly Filter[];
  /** The values of `sort`; the first is the usual one. */
  sorts?: readonly Choice[];
  searchHint?: string;
  load: (query: URLSearchParams, options: CallOptions) => Promise<ListPage<Row>>;
  /** The API's path of the same list, for CSV. */
  csv?: (query: URLSearchParams) => string;
  actions?: readonly (BulkAction | BulkDialog)[];
  /** Shown while there is nothing at all. */
  empty: { title: string; text: string; action?: ReactNode };
  /** Buttons beside the title. */
  tools?: ReactNode;
};
