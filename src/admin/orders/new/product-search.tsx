import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useDelayed } from '#admin/search/use-delayed.ts';
import { rupees } from '#admin/words/rupees.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import type { ChosenLine } from './order-values.ts';

type Product = Answer<'GET /products'>['products'][number];
type Offer = Omit<ChosenLine, 'quantity'> & { price: number; stock: number };

const mostShown = 6;

/** Finds products by name, SKU or a word of theirs, each variant with its price and stock; a press adds a piece. */
export function ProductSearch({ onAdd }: { onAdd: (line: ChosenLine) => void }) {
  const [typed, setTyped] = useState('');
  const q = useDelayed(typed.trim());
  const { data, isError } = useQuery({
    queryKey: ['products', q],
    queryFn: ({ signal }) => callAdmin('GET /products', { query: { q, limit: mostShown }, signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const offers = q.length > 1 && typed.trim().length > 1 ? (data?.products ?? []).flatMap(toOffers) : [];
  return (
    <>
      <TextInput
        label="Add a product"
        placeholder="Name, SKU or colour"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul aria-label="Found products" className="flex flex-col divide-y divide-line">
        {offers.map((offer) => (
          <li key={offer.variantId ?? offer.productId}>
            <OfferButton offer={offer} onAdd={onAdd} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-quiet empty:hidden">
        {isError && 'The search does not answer. Try again.'}
        {data && q.length > 1 && offers.length === 0 && 'No product matches.'}
      </p>
    </>
  );
}

function OfferButton({ offer, onAdd }: { offer: Offer; onAdd: (line: ChosenLine) => void }) {
  const { price, stock, ...line } = offer;
  return (
    <button
      type="button"
      disabled={stock === 0}
      onClick={() => onAdd({ ...line, quantity: 1 })}
      className="grid min-h-12 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5 text-left hover:bg-sand disabled:cursor-default disabled:text-quiet"
    >
      <span>
        {line.name}
        <span className="block text-sm text-quiet">{stock === 0 ? 'Sold out' : `${stock} in stock`}</span>
      </span>
      <span className="figures">{rupees(price)}</span>
      <Plus aria-hidden="true" size={20} />
    </button>
  );
}

/** Returns what can be ordered of a product: itself, or each of its variants. */
function toOffers({ id, name, price, sale_price, stock_quantity, has_variants, variants }: Product): Offer[] {
  if (!has_variants)
    return [{ productId: id, variantId: null, name, price: sale_price ?? price, stock: stock_quantity }];
  return variants
    .filter(({ available }) => available)
    .map((variant) => ({
      productId: id,
      variantId: variant.id,
      name: [name, variant.color, variant.size].filter(Boolean).join(', '),
      price: variant.sale_price ?? variant.price,
      stock: variant.stock_quantity,
    }));
}
