import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useDelayed } from '#admin/search/use-delayed.ts';
import { rupees } from '#admin/format/rupees.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import type { ChosenLine } from './order-values.ts';

type Offer = Answer<'GET /admin/offers'>['offers'][number];

/** Finds products by name, synonym or SKU, each variant with its price and stock; a press adds a piece. */
export function ProductSearch({ onAdd }: { onAdd: (line: ChosenLine) => void }) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const q = useDelayed(typed.trim());
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['offers', q],
    queryFn: ({ signal }) => callAdmin('GET /admin/offers', { query: { q }, signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const offers = q.length > 1 && typed.trim().length > 1 ? (data?.offers ?? []) : [];
  function add({ product_id: productId, variant_id: variantId, name }: Offer) {
    onAdd({ productId, variantId, name, quantity: 1 });
    setTyped('');
    input.current?.focus();
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter adds the first available product found for exactly these words; it never places the order.
    event.preventDefault();
    const isOfNow = typed.trim() === q && !isPlaceholderData;
    const first = offers.find(({ stock }) => stock > 0);
    if (first && isOfNow) add(first);
  }
  return (
    <>
      <TextInput
        ref={input}
        label="Add a product"
        placeholder="Name, SKU or keyword"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
      />
      <ul aria-label="Found products" className="flex flex-col divide-y divide-line">
        {offers.map((offer) => (
          <li key={offer.variant_id ?? offer.product_id}>
            <OfferButton offer={offer} onAdd={() => add(offer)} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-quiet empty:hidden">
        {isError && 'The search is not working right now. Try again.'}
        {data && q.length > 1 && offers.length === 0 && 'No product matches.'}
      </p>
    </>
  );
}

function OfferButton({ offer, onAdd }: { offer: Offer; onAdd: () => void }) {
  const { name, sku, price, stock } = offer;
  return (
    <button
      type="button"
      disabled={stock === 0}
      onClick={onAdd}
      className="grid min-h-12 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5 text-left hover:bg-sand disabled:cursor-default disabled:text-quiet"
    >
      <span>
        {name}
        <span className="block text-sm text-quiet">
          {sku}, {stock === 0 ? 'sold out' : `${stock} in stock`}
        </span>
      </span>
      <span className="figures">{rupees(price)}</span>
      <Plus aria-hidden="true" size={20} />
    </button>
  );
}
