import { useState } from 'react';
import type { ProductCard as Card } from '#domain/catalogue/product.ts';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { loadWhenOpened } from '#web/rendering/load-when-opened.tsx';
import { ProductCard } from './product-card.tsx';
import { useStockRequest } from '#web/stock-request/use-stock-request.ts';

const VariantDialog = loadWhenOpened(async () => (await import('./variant-dialog.tsx')).VariantDialog);
const RequestDialog = loadWhenOpened(
  async () => (await import('#web/stock-request/request-dialog.tsx')).RequestDialog,
);

type ProductGridProps = {
  cards: readonly Card[];
  /** The number of pictures that are loaded eagerly: those in view when the page opens. */
  eager?: number;
  view?: 'grid' | 'list';
  /** Set next to a column of filters: shows one card less per row on desktop. */
  narrow?: boolean;
  level?: 2 | 3;
};

/** Cards in two, three or four columns, or as rows, with the dialogs their buttons open. */
export function ProductGrid({ cards, eager = 0, view = 'grid', narrow, level }: ProductGridProps) {
  const [chosen, setChosen] = useState<Card>();
  const request = useStockRequest();
  return (
    <>
      <ul className="product-grid" data-view={view} data-narrow={narrow || undefined}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <CachedFragment name={`card ${level} ${index < eager}`} of={card}>
              <ProductCard
                card={card}
                level={level}
                priority={index < eager}
                onChoose={setChosen}
                onRequest={({ id, name }) => request.ask({ productId: id, name })}
              />
            </CachedFragment>
          </li>
        ))}
      </ul>
      {chosen && (
        <VariantDialog productId={chosen.id} name={chosen.name} onClose={() => setChosen(undefined)} />
      )}
      {request.wanted && <RequestDialog wanted={request.wanted} onClose={request.close} />}
    </>
  );
}
