import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import type { CallOptions } from '#contract/send-call.ts';

export type Choice = { value: string; label: string };

/** How a value is edited in the table, in a grid with arrows, Enter and Escape. */
export type CellEdit<Row> = {
  /** The value as it is typed; undefined where this row's is not edited here, so that its cell is shown as it is. */
  text: (row: Row) => string | undefined;
  inputMode: 'numeric' | 'decimal' | 'text';
  /** The version of the row, which goes up with each save. */
  version: (row: Row) => number;
  /** Only people with this ability edit it; others see the cell. */
  ability?: StaffAbility;
  /** Returns what is wrong with what was typed, and how to mend it. */
  check: (text: string) => string | undefined;
  /** Saves what was typed and returns the row as it is then; throws ApiError. */
  save: (row: Row, text: string) => Promise<Row>;
};

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
  /** Lets the value be edited in the table, with Undo for ten seconds. */
  edit?: CellEdit<Row>;
};

/** A filter by its name in the API: a choice of values, which are alternatives, or a day, or a typed value. */
export type Filter =
  | {
      id: string;
      label: string;
      kind: 'choice';
      /** Undefined while they are not loaded. */
      choices: readonly Choice[] | undefined;
      /** Says that the choices could not be loaded, where they can fail to. */
      NotLoaded?: ComponentType;
      isSingle?: boolean;
    }
  | { id: string; label: string; kind: 'day' }
  | { id: string; label: string; kind: 'text'; inputMode?: 'numeric'; hint?: string };

/** How many rows are under each tab, as text where the server stopped counting. */
export type TabCounts = Readonly<Record<string, number | string>>;

export type ListPage<Row> = {
  rows: readonly Row[];
  total: number;
  /** Whether there are more rows than `total`, because the server stopped counting. */
  more?: boolean;
  /** Shown above the rows: something about the list that is in no row. */
  note?: ReactNode;
  /** Rows under each tab; a tab that is left out shows none. */
  counts?: TabCounts;
};

/** The outcome of one row of a bulk action; without `failure` it was done. The version is that of a change that can be undone. */
export type BulkResult = { id: string; failure?: string; version?: number };

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
  /** The question before it is done: title, effect, and the words on the button. */
  ask?: (count: number) => { title: string; effect: string; button: string };
  /** Whether each row has the button too, for that row alone. Such an action asks nothing before. */
  isOnRow?: boolean;
  /** Returns the action that undoes what was done; the report offers it as *Undo*. */
  toUndo?: (done: readonly BulkResult[]) => BulkUndo;
  /** Runs it for rows of any page; `key` makes the call idempotent. Without results all of it was done. */
  run: (ids: readonly string[], key: string) => Promise<readonly BulkResult[] | void>;
};

/** The action that undoes another one, and the rows for which there is something to undo. */
export type BulkUndo = { action: BulkAction; ids: readonly string[] };

/** A button that opens its own dialog and changes no row, such as printing. */
export type BulkDialog = BulkButton & {
  Dialog: ComponentType<{ ids: readonly string[]; onClose: () => void }>;
};

export type BulkFormProps<Row> = {
  ids: readonly string[];
  /** The selected rows that are on this page. */
  rows: readonly Row[];
  /** Runs the action that the dialog has made of what was typed. */
  onRun: (action: BulkAction) => void;
  onClose: () => void;
};

/** A button that asks in its own dialog what exactly it shall do, such as by how much prices change. */
export type BulkForm<Row> = BulkButton & { Form: ComponentType<BulkFormProps<Row>> };

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
  /** The name of a row in a report and for screen readers: an order's number. */
  nameOf: (row: Row) => string;
  /** Address of a row's own screen; left out where rows have none. */
  hrefOf?: (row: Row) => string;
  /** When a row changes by itself next, such as a code that begins; null where it does not. The list is then loaded again. */
  changesAt?: (row: Row) => string | null;
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
  actions?: readonly (BulkAction | BulkDialog | BulkForm<Row>)[];
  /** Whether an action, by its id, can be done with a row; left out where each can with every row. */
  allows?: (action: string, row: Row) => boolean;
  /** Shown while there is nothing at all. */
  empty: { title: string; text: string; action?: ReactNode };
  /** Buttons beside the title. */
  tools?: ReactNode;
};
