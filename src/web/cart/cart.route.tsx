import { lazy, Suspense } from 'react';
import { data, Link } from 'react-router';
import { type CartLine as Line, countItems, variantOf } from '#domain/cart/cart.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { toRupees } from '#domain/money/money.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { tryPart } from '#web/rendering/try-part.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { UnpaidOrders } from './unpaid-orders.tsx';
import { NeedsScript } from '#web/page-states/needs-script.tsx';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { removeFromCart, restoreToCart, useCart } from '#web/state/cart-store.ts';
import { useStoredPromo } from '#web/state/stored-promo.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFocusAfterRemoval } from '#ui/overlay/keep-in-page.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Route } from './+types/cart.route.ts';
import { CartLine } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import type { Popular as PopularProducts } from './popular.tsx';
import { ProceedBar } from './proceed.tsx';
import { saveForLater } from './save-for-later.ts';
import { findQuoted, listBlocked, toLineKey } from './settle-lines.ts';
import { useCartQuote } from './use-cart-quote.ts';
import * as words from './words.ts';

const UNDO_MS = 10_000;

/** The number of products shown below an empty cart. */
const POPULAR = 4;

// Loaded on demand, because most visits see a cart with something in it. Without a network nothing is shown.
const Popular = lazy<typeof PopularProducts>(async () => {
  const loaded = await import('./popular.tsx').catch(() => undefined);
  return { default: loaded?.Popular ?? Nothing };
});

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const [settings, popular] = await Promise.all([
    tryPart(ctx, readSettings(ctx)),
    tryPart(ctx, listProducts(ctx, { sort: 'popular', limit: POPULAR })),
  ]);
  const codCharge = settings?.payment.codEnabled ? toRupees(settings.payment.codChargePaise) : null;
  // Without them the page still renders, but its response is a 503 and is not cached.
  const status = settings && popular ? 200 : 503;
  return data({ codCharge, popular: popular?.items ?? [] }, { status });
}

export const clientMiddleware = [failWhenLate];

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.title, matches);
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { codCharge, popular } = loaderData;
  return <Cart codCharge={codCharge ?? undefined} popular={popular} />;
}

/** The cart is stored in the browser, so it is shown even when the loader fails. */
export function ErrorBoundary() {
  return <Cart codCharge={undefined} popular={[]} />;
}

type CartProps = { codCharge: number | undefined; popular: readonly ProductCard[] };

function Cart({ codCharge, popular }: CartProps) {
  const lines = useCart((cart) => cart.lines);
  const isLoaded = useCart((cart) => cart.isLoaded);
  useFocusAfterRemoval(lines.length);
  return (
    <div className="full-page">
      {!isLoaded ? (
        <Waiting />
      ) : lines.length === 0 ? (
        <Empty popular={popular} />
      ) : (
        <Filled lines={lines} codCharge={codCharge} />
      )}
    </div>
  );
}

function Filled({ lines, codCharge }: { lines: Line[]; codCharge: number | undefined }) {
  const [code, setCode] = useStoredPromo();
  const { quote, isPending, problem, retry, notes, forget } = useCartQuote(lines, code);
  const blocked = listBlocked(lines, quote);
  const proceed = { quote, blocked: blocked.length, onRemoveBlocked: () => remove(blocked) };
  return (
    <Frame aside={words.itemCount(countItems(lines.filter((line) => !blocked.includes(line))))}>
      <div className="lg:grid lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-12">
        <ul aria-label={words.itemsInCart} className="mb-8 border-t border-line">
          {lines.map((line) => {
            const key = toLineKey(line);
            return (
              <CartLine
                key={key}
                line={line}
                quoted={findQuoted(quote, line)}
                isPending={isPending}
                isUnknown={problem !== undefined}
                isBlocked={blocked.includes(line)}
                notes={notes[key] ?? []}
                onChanged={() => forget(key)}
                onRemove={() => remove([line])}
                onSave={() => saveForLater(line, !blocked.includes(line))}
              />
            );
          })}
        </ul>
        <CartSummary
          {...{ isPending, problem, codCharge, code, ...proceed }}
          onCode={setCode}
          onRetry={retry}
        />
        {/* It appears together with the sums, so nothing that could jump is shown below it. */}
        <UnpaidOrders orders={quote?.waiting ?? []} className="mt-8 lg:mt-0" />
      </div>
      <ProceedBar isPending={isPending} {...proceed} />
    </Frame>
  );
}

/** Removes lines at once; the removal can be undone for ten seconds. */
function remove(lines: readonly Line[]): void {
  const removed = lines.flatMap((line) =>
    removeFromCart({ productId: line.product_id, variantId: variantOf(line) }),
  );
  const message =
    lines.length === 1 ? words.removed(lines[0]!.product.name) : words.removedItems(lines.length);
  const action = { label: words.undo, onPress: () => void restoreToCart(removed.toReversed()) };
  notify(message, { tone: 'info', durationMs: UNDO_MS, action });
}

function Frame({ aside, children }: { aside?: string; children: React.ReactNode }) {
  return (
    <div className="pt-6 measure lg:pt-10">
      <header className="mb-5 flex flex-wrap items-baseline gap-x-3">
        <h1 className="font-display text-3xl font-medium">{words.title}</h1>
        {aside && <p className="text-quiet figures">{aside}</p>}
      </header>
      {children}
    </div>
  );
}

function Empty({ popular }: { popular: readonly ProductCard[] }) {
  return (
    <>
      <EmptyState
        level={1}
        picture="cart"
        title={words.emptyTitle}
        actions={
          <Link to={paths.products()} className={buttonClasses()}>
            {words.continueShopping}
          </Link>
        }
      >
        {words.emptyText}
      </EmptyState>
      <Suspense>
        <Popular cards={popular} />
      </Suspense>
    </>
  );
}

function Nothing() {
  return null;
}

function Waiting() {
  return (
    <Frame>
      <NeedsScript />
      <div aria-busy="true" className="lg:grid lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="flex flex-col gap-5 border-t border-line py-5">
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-36 w-full" />
        </div>
        <Skeleton className="h-96 w-full" />
      </div>
    </Frame>
  );
}
