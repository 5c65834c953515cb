import { PackagePlus, Settings2 } from 'lucide-react';
import { Link } from 'react-router';
import { toPath } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { CellEdit, Column, ListDefinition } from '#admin/list/list-definition.ts';
import { useMay } from '#admin/session/use-me.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { ScanToItem } from './scan-part.tsx';
import { LEVELS, StockLevelMark } from './stock-level.tsx';
import { type StockItem, nameOf, toItemPath, toNoted } from './use-item.ts';

/** The shelf of a product or a variant. Clearing a variant's shelf makes the product's shelf apply. */
const location: CellEdit<StockItem> = {
  text: ({ location }) => location,
  inputMode: 'text',
  version: ({ version }) => version,
  check: (text) => (text.trim().length > 40 ? 'Use at most 40 characters.' : undefined),
  save: async (item, text) => {
    const { note } = await callAdmin('PATCH /admin/stock/{id}', {
      params: { id: item.product_id },
      body: { ...toNoted(item), location: text.trim(), version: item.version },
    });
    const own = note.location;
    return { ...item, location: own || item.product_location, own_location: own, version: note.version };
  },
};

const columns: Column<StockItem>[] = [
  { id: 'name', label: 'Product', cell: nameOf },
  { id: 'sku', label: 'SKU', cell: ({ sku }) => sku },
  { id: 'location', label: 'Shelf', cell: ({ location }) => location, edit: location },
  { id: 'stock', label: 'In stock', align: 'end', cell: ({ in_stock }) => in_stock.toLocaleString('en-IN') },
  { id: 'held', label: 'Held by orders', align: 'end', cell: ({ held }) => held || '' },
  { id: 'waiting', label: 'Waiting', align: 'end', cell: ({ waiting }) => waiting || '' },
  { id: 'low', label: 'Low at', align: 'end', cell: ({ low_at, one_off }) => (one_off ? '' : low_at) },
  { id: 'level', label: 'Level', cell: ({ level }) => <StockLevelMark level={level} /> },
  { id: 'one_off', label: 'One of a kind', cell: ({ one_off }) => (one_off ? 'Yes' : ''), isExtra: true },
];

function StockCard({ item }: { item: StockItem }) {
  const { sku, name, choice, location, in_stock, held, waiting, level } = item;
  return (
    <span className="flex flex-col gap-1">
      <span className="flex gap-x-3">
        <span className="min-w-0 flex-1 truncate font-medium text-indigo">{name}</span>
        <span className="text-lg font-medium figures">{in_stock.toLocaleString('en-IN')}</span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
        {choice && <span className="text-ink">{choice}</span>}
        <span className="figures">{sku}</span>
        {location && <span>Shelf {location}</span>}
        {held > 0 && <span className="figures">{held} held</span>}
        {waiting > 0 && <span className="figures">{waiting} waiting</span>}
      </span>
      {level !== 'enough' && (
        <span>
          <StockLevelMark level={level} />
        </span>
      )}
    </span>
  );
}

function StockTools() {
  const may = useMay();
  return (
    <>
      {may('edit_settings') && (
        <Link to="/settings/stock" className={buttonClasses({ variant: 'quiet' })}>
          <Settings2 aria-hidden="true" size={18} />
          <span className="max-sm:sr-only">Low mark</span>
        </Link>
      )}
      <Link to="/stock/receive" className={buttonClasses({})}>
        <PackagePlus aria-hidden="true" size={18} />
        Receive
      </Link>
    </>
  );
}

export const stockList: ListDefinition<StockItem> = {
  name: 'stock',
  title: 'Stock',
  noun: { one: 'SKU', many: 'SKUs' },
  idOf: ({ sku }) => sku,
  nameOf: ({ sku }) => sku,
  hrefOf: ({ sku }) => toItemPath(sku),
  searchHint: 'Name or SKU',
  tabs: {
    id: 'level',
    label: 'SKUs by level',
    choices: [
      ...(['none', 'low', 'enough', 'sold'] as const).map((value) => ({ value, label: LEVELS[value].word })),
      { value: 'none,low', label: 'None or low' },
    ],
  },
  filters: [
    {
      id: 'one_off',
      label: 'One of a kind',
      kind: 'choice',
      isSingle: true,
      choices: [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ],
    },
    { id: 'location', label: 'Shelf', kind: 'text', hint: 'Such as A-3' },
  ],
  sorts: [
    { value: 'name', label: 'By name' },
    { value: 'least', label: 'Fewest first' },
    { value: 'waiting', label: 'Most requested first' },
    { value: 'sku', label: 'By SKU' },
  ],
  columns,
  card: (item) => <StockCard item={item} />,
  load: async (query, options) => {
    const { items, total, counts } = await callAdmin('GET /admin/stock', { query, ...options });
    return {
      rows: items,
      total,
      note: <ScanToItem />,
      counts: { ...counts, 'none,low': counts.none + counts.low },
    };
  },
  csv: (query) => toPath('GET /admin/stock', { query }),
  tools: <StockTools />,
  empty: { title: 'No products yet', text: 'Every product and variant has a line here, with its stock.' },
};
