import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import type { CallOptions } from '#contract/send-call.ts';

export type Choice = { value: string; label: string };

/** How a value is edited in the table, in a grid with arrows, Enter and Escape. */
export type CellEdit<Row> = {
  /** The value as it is typed; undefined if the value of this row cannot be edited here, and its cell is shown as usual. */
  text: (row: Row) => string | undefined;
  inputMode: 'numeric' | 'decimal' | 'text';
  /** The version of the row, which goes up with each save. */
  version: (row: Row) => number;
  /** Only people with this ability edit it; others see the cell. */
  ability?: StaffAbility;
  /** Returns what is wrong with the typed value and how to correct it; undefined for a valid one. */
  check: (text: string) => string | undefined;
  /** Saves the typed value and returns the updated row; throws ApiError. */
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
  /** Hidden until the person chooses it. */
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
      /** Shown if the choices could not be loaded. */
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

/** The outcome of a bulk action for one row; without `failure` it succeeded. The version is that of a change that can be undone. */
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
  /** The verb in the report: "39 confirmed". */
  done: string;
  /** The confirmation: title, effect, and the label of the button. */
  ask?: (count: number) => { title: string; effect: string; button: string };
  /** Whether each row also has the button, for that row alone. Such an action needs no confirmation. */
  isOnRow?: boolean;
  /** Returns the action that undoes what was done; the report offers it as *Undo*. */
  toUndo?: (done: readonly BulkResult[]) => BulkUndo;
  /** Runs the action for rows of any page; `key` makes the call idempotent. If it returns no results, all rows succeeded. */
  run: (ids: readonly string[], key: string) => Promise<readonly BulkResult[] | void>;
};

/** The action that undoes another one, and the rows that it applies to. */
export type BulkUndo = { action: BulkAction; ids: readonly string[] };

/** A button that opens its own dialog and changes no row, such as printing. */
export type BulkDialog = BulkButton & {
  Dialog: ComponentType<{ ids: readonly string[]; onClose: () => void }>;
};

export type BulkFormProps<Row> = {
  ids: readonly string[];
  /** The selected rows that are on this page. */
  rows: readonly Row[];
  /** Runs the action that the dialog built from its input. */
  onRun: (action: BulkAction) => void;
  onClose: () => void;
};

/** A button with its own dialog that asks for the details of the action, such as by how much prices change. */
export type BulkForm<Row> = BulkButton & { Form: ComponentType<BulkFormProps<Row>> };

/** Everything that a screen defines about its list. */
export type ListDefinition<Row> = {
  /** The API's name of the list: `orders`. Saved views and cache keys contain it. */
  name: string;
  title: string;
  noun: { one: string; many: string };
  /** Whether new rows arrive on their own, as orders do: they then wait behind a button, so that no row moves. */
  growsByItself?: boolean;
  columns: readonly Column<Row>[];
  card: (row: Row) => ReactNode;
  idOf: (row: Row) => string;
  /** The name of a row in a report and for screen readers: an order's number. */
  nameOf: (row: Row) => string;
  /** Address of a row's own screen; left out where rows have none. */
  hrefOf?: (row: Row) => string;
  /** When a row next changes automatically, such as a code that begins; null if it does not. The list is then reloaded. */
  changesAt?: (row: Row) => string | null;
  /** Preloads the screen of a row when its link is hovered or pressed. */
  prefetch?: (row: Row) => void;
  tabs?: { id: string; label: string; choices: readonly Choice[] };
  filters?: readonly Filter[];
  /** The values of `sort`; the first is the default. */
  sorts?: readonly Choice[];
  searchHint?: string;
  load: (query: URLSearchParams, options: CallOptions) => Promise<ListPage<Row>>;
  /** The API's path of the same list, for CSV. */
  csv?: (query: URLSearchParams) => string;
  /** Only people with this ability may download the CSV; left out if everybody who sees the list may. */
  csvAbility?: StaffAbility;
  actions?: readonly (BulkAction | BulkDialog | BulkForm<Row>)[];
  /** Whether an action, by its id, can be applied to a row; left out if every action applies to every row. */
  allows?: (action: string, row: Row) => boolean;
  /** Shown when the list has no rows at all. */
  empty: { title: string; text: string; action?: ReactNode };
  /** Buttons next to the title. */
  tools?: ReactNode;
};
