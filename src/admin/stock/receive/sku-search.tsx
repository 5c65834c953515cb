import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { callAdmin } from '#admin/call-admin.ts';
import { useDelayed } from '#admin/search/use-delayed.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { type StockItem, nameOf } from '../use-item.ts';

const mostShown = 6;

/** Finds SKUs by name or number, including those that are sold out; a press adds a piece. */
export function SkuSearch({ onAdd }: { onAdd: (item: StockItem) => void }) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const q = useDelayed(typed.trim());
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['stock', 'search', q],
    queryFn: ({ signal }) => callAdmin('GET /admin/stock', { query: { q, limit: mostShown }, signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = q.length > 1 && typed.trim().length > 1 ? (data?.items ?? []) : [];
  function add(item: StockItem) {
    onAdd(item);
    setTyped('');
    input.current?.focus();
  }
  return (
    <div>
      <TextInput
        ref={input}
        label="Add a product"
        placeholder="Name or SKU"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const isOfNow = typed.trim() === q && !isPlaceholderData;
          if (found[0] && isOfNow) add(found[0]);
        }}
      />
      <ul aria-label="Found products" className="flex flex-col divide-y divide-line">
        {found.map((item) => (
          <li key={item.sku}>
            <button
              type="button"
              onClick={() => add(item)}
              className="flex min-h-12 w-full cursor-pointer items-center gap-x-3 py-1.5 text-left hover:bg-sand"
            >
              <span className="min-w-0 flex-1">
                {nameOf(item)}
                <span className="block text-sm text-quiet figures">
                  {item.sku}, {item.in_stock} in stock
                </span>
              </span>
              <Plus aria-hidden="true" size={20} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-quiet empty:hidden">
        {isError && 'The search is not working right now. Try again.'}
        {data && q.length > 1 && found.length === 0 && typed.trim() === q && 'No product matches.'}
      </p>
    </div>
  );
}
