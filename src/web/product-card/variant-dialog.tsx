import { formatRupees, toPaise } from '#domain/money/money.ts';
import type { ProductJson, VariantJson } from '#contract/catalogue/product.ts';
import { effectivePricePaise } from '#domain/money/price.ts';
import { isVariantInStock, toStockState } from '#domain/stock/stock.ts';
import { toSwatch } from '#domain/catalogue/swatch.ts';
import { toVariantLabel } from '#domain/catalogue/variant-choice.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CartProduct } from './cart-line.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useProduct } from './use-product.ts';
import * as words from './words.ts';

type VariantDialogProps = { productId: string; name: string; onClose: () => void };

/** Lists the variants of a product: choosing one adds it to the cart and closes the dialog. */
export function VariantDialog({ productId, name, onClose }: VariantDialogProps) {
  const { product, problem, retry } = useProduct(productId);
  const addToCart = useAddToCart();
  return (
    <Dialog open onClose={onClose} title={name}>
      <p className="mb-3 text-quiet">{words.chooseOne}</p>
      {problem && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="text-alert">{problem}</p>
          <Button variant="secondary" onClick={retry}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {!product && !problem && <Waiting />}
      <ul className="flex flex-col gap-2">
        {product?.variants.map((variant) => (
          <VariantLine
            key={variant.id}
            variant={variant}
            onChoose={() => {
              addToCart(toCartProduct(product, variant));
              onClose();
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function VariantLine({ variant, onChoose }: { variant: VariantJson; onChoose: () => void }) {
  const { color, stock_quantity: stockQuantity, available } = variant;
  // Without colours all variants look the same.
  const image = color && variant.images[0];
  const isThere = isVariantInStock({ available, stockQuantity });
  const { kind, words: stock } = toStockState(isThere ? stockQuantity : 0);
  return (
    <li>
      <button
        type="button"
        disabled={!isThere}
        onClick={onChoose}
        className="flex min-h-13 w-full items-center gap-3 rounded-sm border border-edge bg-card px-4 py-2 text-left transition-colors hover:border-ink hover:bg-sand disabled:border-line disabled:bg-sand disabled:text-quiet"
      >
        {image && <Thumbnail src={image} className="-my-1 -ml-3 w-10" />}
        {color && !image && (
          <span
            aria-hidden="true"
            className="size-6 flex-none rounded-full border border-edge"
            style={{ background: toSwatch(color) }}
          />
        )}
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{toVariantLabel(variant)}</span>
          {kind !== 'in' && <span className="block text-sm text-quiet">{stock}</span>}
        </span>
        <span className="figures">
          {formatRupees(effectivePricePaise(toPrices(variant)), { decimals: 'auto' })}
        </span>
      </button>
    </li>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-2">
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} className="h-13 w-full" />
      ))}
    </div>
  );
}

function toCartProduct({ id, name, images, category }: ProductJson, variant: VariantJson): CartProduct {
  const image = variant.images[0] ?? images[0] ?? '';
  return { id, name, image, category, stock: variant.stock_quantity, ...toPrices(variant), variant };
}

function toPrices({ price, sale_price }: VariantJson) {
  return { pricePaise: toPaise(price), salePricePaise: sale_price === null ? null : toPaise(sale_price) };
}
