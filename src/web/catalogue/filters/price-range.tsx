import { PRICE_SLIDER } from '#domain/catalogue/filters.ts';
import { formatAmount } from '#domain/money/money.ts';
import { RangeSlider } from '#ui/form/range-slider.tsx';
import type { ProductsQuery } from '#web/catalogue/products-query.ts';
import * as words from '../words.ts';

const PRICE_STEP = 500;

/** Filters products by price, from 0 to 50,000 rupees and more. */
export function PriceSlider({
  asked,
  onChange,
}: {
  asked: ProductsQuery;
  onChange: (next: ProductsQuery) => void;
}) {
  const { least, most } = PRICE_SLIDER;
  return (
    <RangeSlider
      className="mb-6 noscript:hidden"
      legend={words.priceRange}
      min={least}
      max={most}
      step={PRICE_STEP}
      value={[asked.leastRupees, asked.mostRupees]}
      names={[words.leastPrice, words.mostPrice]}
      format={(rupees) => formatAmount(rupees, { decimals: 0 }) + (rupees === most ? '+' : '')}
      onCommit={([leastRupees, mostRupees]) => onChange({ ...asked, leastRupees, mostRupees })}
    />
  );
}

/** Two number fields for use with script off, when a slider does not show its value. */
export function PlainPrices({ asked }: { asked: ProductsQuery }) {
  const { least, most } = PRICE_SLIDER;
  const fields = [
    { name: 'min_price', label: words.leastRupees, value: asked.leastRupees },
    { name: 'max_price', label: words.mostRupees, value: asked.mostRupees },
  ];
  return (
    <noscript>
      <p className="flex flex-wrap gap-3 py-4">
        {fields.map(({ name, label, value }) => (
          <label key={name}>
            {label}{' '}
            <input
              type="number"
              name={name}
              min={least}
              max={most}
              defaultValue={value}
              className="min-h-11 w-24 rounded-sm border border-edge bg-card px-2"
            />
          </label>
        ))}
      </p>
    </noscript>
  );
}
