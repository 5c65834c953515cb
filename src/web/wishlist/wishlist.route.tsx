import { useState } from 'react';
import { Link } from 'react-router';
import type { WishlistItem } from '#domain/catalogue/wishlist.ts';
import { useStockRequest } from '#web/stock-request/use-stock-request.ts';
import { SkeletonGrid } from '#web/page-states/skeleton-grid.tsx';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { NeedsScript } from '#web/page-states/needs-script.tsx';
import { paths } from '#web/paths.ts';
import { loadWhenOpened } from '#web/rendering/load-when-opened.tsx';
import { clearWishlist, removeFromWishlist, useWishlist } from '#web/state/wishlist-store.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFocusAfterRemoval } from '#ui/overlay/keep-in-page.ts';
import type { Route } from './+types/wishlist.route.ts';
import { forgetWishes } from './forget-wishes.ts';
import { useFreshProducts } from './use-fresh-products.ts';
import { WishCard } from './wish-card.tsx';
import * as words from './words.ts';

const VariantDialog = loadWhenOpened(
  async () => (await import('#web/product-card/variant-dialog.tsx')).VariantDialog,
);
const RequestDialog = loadWhenOpened(
  async () => (await import('#web/stock-request/request-dialog.tsx')).RequestDialog,
);

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.title, matches);
}

/** The wishlist of a visitor, logged in or not: it is stored in the browser. */
export default function WishlistPage() {
  const { wishes, isLoaded } = useWishlist();
  useFocusAfterRemoval(wishes.length);
  return (
    <div className="full-page py-8 measure sm:py-12">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl font-medium">{words.title}</h1>
        {wishes.length > 0 && (
          <Button variant="quiet" onClick={() => forgetWishes(words.cleared, clearWishlist)}>
            {words.clear}
          </Button>
        )}
      </header>
      {!isLoaded && <NeedsScript />}
      {!isLoaded ? <SkeletonGrid count={4} /> : wishes.length === 0 ? <Empty /> : <Wishes wishes={wishes} />}
    </div>
  );
}

function Wishes({ wishes }: { wishes: readonly WishlistItem[] }) {
  const { products, retry } = useFreshProducts(wishes);
  const [chosen, setChosen] = useState<WishlistItem>();
  const request = useStockRequest();
  return (
    <>
      <div role="status">
        {wishes.some(({ id }) => products[id] === 'unknown') && <NotFresh onRetry={retry} />}
      </div>
      <ul className="product-grid">
        {wishes.map((wish) => (
          <li key={wish.id}>
            <WishCard
              wish={wish}
              fresh={products[wish.id]}
              onChoose={() => setChosen(wish)}
              onRequest={() => request.ask({ productId: wish.id, name: wish.name })}
              onRemove={() => forgetWishes(words.removed, () => removeFromWishlist(wish.id))}
            />
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

function NotFresh({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4 rounded-sm bg-turmeric-wash px-4 py-3">
      <p className="mr-auto">{words.notFresh}</p>
      <Button variant="secondary" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

function Empty() {
  return (
    <EmptyState
      picture="wishlist"
      title={words.emptyTitle}
      actions={
        <Link to={paths.products()} className={buttonClasses()}>
          {words.browse}
        </Link>
      }
    >
      {words.emptyText}
    </EmptyState>
  );
}
