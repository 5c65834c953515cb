import { Link, useParams } from 'react-router';
import { useMay } from '#admin/session/use-me.ts';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { EndPriceChange } from './end-price-change.tsx';
import { PriceChangeForm, toSavedPriceChange } from './price-change-form.tsx';
import { PriceChangeState, describePriceChange } from './price-change-words.tsx';
import { useChangePriceChange, usePriceChange } from './use-price-change.ts';

/** One price change: its effect, its form until it has ended, and the prices that its end left unchanged. */
export function Component() {
  const { id = '' } = useParams();
  const { data: change, error, refetch } = usePriceChange(id);
  const save = useChangePriceChange(id);
  const may = useMay();
  const name = change?.name;
  useTitle(name ?? 'Price change');
  if (!change && error) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!change) return <ScreenSkeleton />;
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title={change.name} actions={<EndPriceChange change={change} />}>
        <PriceChangeState state={change.state} />
      </ScreenHead>
      <p className="text-quiet">{describePriceChange(change)}</p>
      {change.state !== 'ended' && (
        <PriceChangeForm
          key={`${change.id} ${change.state}`}
          draft={`price-change ${change.id}`}
          record={toSavedPriceChange(change)}
          names={Object.fromEntries(change.target_products.map((product) => [product.id, product.name]))}
          isRunning={change.state === 'running'}
          save={async (fields, version) => toSavedPriceChange(await save.mutateAsync({ ...fields, version }))}
        />
      )}
      {change.kept_products.length > 0 && (
        <Part title="Prices that were kept">
          <p className="text-quiet">
            Somebody changed these prices while it was running, so they did not change back when it ended.
          </p>
          <ul className="mt-2">
            {change.kept_products.map((product) => (
              <li key={product.id}>
                {may('edit_products') ? (
                  <Link to={`/products/${product.id}`} className="inline-flex min-h-11 items-center link">
                    {product.name}
                  </Link>
                ) : (
                  product.name
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
