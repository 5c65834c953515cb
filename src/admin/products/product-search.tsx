import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callAdmin } from '#admin/call-admin.ts';
import { useDelayed } from '#admin/search/use-delayed.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { FoundProducts, type NamedProduct } from './found-products.tsx';

type ProductSearchProps = {
  /** The ids that are chosen already. */
  chosen: readonly string[];
  onChoose: (product: NamedProduct) => void;
};

const mostShown = 6;

/** Finds products on sale by a search, to add one of them. */
export function ProductSearch({ chosen, onChoose }: ProductSearchProps) {
  const [typed, setTyped] = useState('');
  const q = useDelayed(typed.trim());
  const { data, isError } = useQuery({
    queryKey: ['products', q],
    queryFn: ({ signal }) => callAdmin('GET /products', { query: { q, limit: mostShown }, signal }),
    enabled: q.length > 1,
  });
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        label="Add a product"
        type="search"
        autoComplete="off"
        placeholder="Name or keyword"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="text-sm text-quiet empty:hidden">
        {isError && 'The search is not working right now. Try again.'}
      </p>
      {q.length > 1 && data && (
        <FoundProducts
          products={data.products}
          chosen={chosen}
          onChoose={(product) => {
            onChoose(product);
            setTyped('');
          }}
        />
      )}
    </div>
  );
}
