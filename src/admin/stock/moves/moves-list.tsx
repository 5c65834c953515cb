import { Link } from 'react-router';
import { toPath } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatMoment } from '#admin/format/format-time.ts';
import { OrderNumber } from '#admin/format/order-number.tsx';
import { nameOf, toItemPath } from '../use-item.ts';
import { MoveCard } from './move-card.tsx';
import { MOVE_WORDS, type Move, formatChange } from './move-words.ts';

/** The ledger of stock: every piece that came in or went out, with person and reason. */
export const movesList: ListDefinition<Move> = {
  name: 'stock-moves',
  title: 'Stock movements',
  noun: { one: 'move', many: 'moves' },
  idOf: ({ id }) => id,
  nameOf: ({ sku }) => sku,
  searchHint: 'Name, SKU, order number',
  filters: [
    {
      id: 'kind',
      label: 'What',
      kind: 'choice',
      choices: Object.entries(MOVE_WORDS).map(([value, label]) => ({ value, label })),
    },
    { id: 'sku', label: 'SKU', kind: 'text', hint: 'The whole SKU' },
    { id: 'from', label: 'From', kind: 'day' },
    { id: 'to', label: 'Until', kind: 'day' },
  ],
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
  ],
  columns: [
    { id: 'time', label: 'Time', cell: ({ at }) => formatMoment(at) },
    {
      id: 'product',
      label: 'Product',
      cell: (move) =>
        move.listed ? (
          <Link to={toItemPath(move.sku)} className="link">
            {nameOf(move)}
          </Link>
        ) : (
          nameOf(move)
        ),
    },
    { id: 'what', label: 'What', cell: ({ kind }) => MOVE_WORDS[kind] },
    { id: 'pieces', label: 'Pieces', align: 'end', cell: ({ quantity }) => formatChange(quantity) },
    { id: 'before', label: 'Before', align: 'end', cell: ({ before }) => before },
    { id: 'after', label: 'After', align: 'end', cell: ({ after }) => after },
    { id: 'reason', label: 'Reason', cell: ({ reason }) => reason },
    { id: 'person', label: 'Person', cell: ({ person }) => person },
    {
      id: 'order',
      label: 'Order',
      cell: ({ order_number: number }) => number && <OrderNumber number={number} />,
    },
    { id: 'supplier', label: 'Received from', cell: ({ receipt }) => receipt?.supplier },
    {
      id: 'photo',
      label: 'Photo',
      cell: ({ photo_url: url }) =>
        url && (
          <a href={url} target="_blank" rel="noreferrer" className="link">
            Photo
          </a>
        ),
    },
  ],
  card: (move) => <MoveCard move={move} head={`${nameOf(move)}: ${MOVE_WORDS[move.kind].toLowerCase()}`} />,
  load: async (query, options) => {
    const { moves, total, more } = await callAdmin('GET /admin/stock/moves', { query, ...options });
    return { rows: moves, total, more };
  },
  csv: (query) => toPath('GET /admin/stock/moves', { query }),
  empty: { title: 'No movements yet', text: 'Every change in stock is recorded here.' },
};
