import { useParams } from 'react-router';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { HistoryPart } from './form/history-part.tsx';
import { PriceChangeNote } from './form/price-change-note.tsx';
import { ProductActions } from './form/product-actions.tsx';
import { ProductForm } from './form/product-form.tsx';
import { StatusPart } from './form/status-part.tsx';
import { useProductForm } from './form/use-product-form.ts';
import { WarningsPart } from './form/warnings-part.tsx';
import { ProductState } from './product-words.tsx';
import { type Product, useProduct } from './use-product.ts';

export function Component() {
  const { id = '' } = useParams();
  const { data: product, error, refetch } = useProduct(id);
  if (product) return <ProductPage key={product.id} product={product} />;
  if (error) return <CannotReach error={error} retry={() => void refetch()} />;
  return <ScreenSkeleton />;
}

function ProductPage({ product }: { product: Product }) {
  const { id, name, status, price_change: priceChange } = product;
  const control = useProductForm(product);
  useTitle(name);
  const aside = (
    <>
      <StatusPart {...{ control, product }} />
      <WarningsPart product={product} />
      <HistoryPart id={id} />
      <ProductActions product={product} />
    </>
  );
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title={name}>
        <ProductState status={status} />
      </ScreenHead>
      <ProductForm
        {...{ control, aside }}
        priceNote={priceChange && <PriceChangeNote change={priceChange} />}
      />
    </div>
  );
}
