import { CircleAlert, TriangleAlert } from 'lucide-react';
import { WARNINGS } from '#admin/products/product-words.tsx';
import type { Product } from '#admin/products/use-product.ts';
import { Part } from '#admin/shell/part.tsx';

/** Lists what the product, as last saved, lacks for publication, and what should be checked. */
export function WarningsPart({ product }: { product: Product }) {
  const { missing, warnings, status } = product;
  const lacks = status === 'archived' ? [] : Object.values(missing);
  // A missing HSN code, or one without a rate, is already listed above the warnings.
  const looks = warnings.filter(
    (warning) => !(warning === 'no_tax_rate' && 'hsn' in missing && lacks.length > 0),
  );
  if (lacks.length === 0 && looks.length === 0) return null;
  return (
    <Part title="To look at">
      <ul className="flex flex-col gap-2 text-sm">
        {lacks.map((sentence) => (
          <li key={sentence} className="flex gap-2">
            <CircleAlert aria-label="Needed to publish" size={18} className="mt-0.5 flex-none text-alert" />
            {sentence}
          </li>
        ))}
        {looks.map((warning) => (
          <li key={warning} className="flex gap-2">
            <TriangleAlert aria-hidden="true" size={18} className="mt-0.5 flex-none text-turmeric-deep" />
            {WARNINGS[warning].format(product)}
          </li>
        ))}
      </ul>
    </Part>
  );
}
