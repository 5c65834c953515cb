import { Paragraphs } from '#ui/paragraphs.tsx';
import { Specifications, type SpecificationsProps } from './specifications.tsx';
import * as words from './words.ts';

/** Shows the texts about a product, below its pictures and below the box in which it is bought. */
export function ProductTexts({ product, variant, returnDays }: SpecificationsProps) {
  return (
    <>
      {product.description && (
        <section
          aria-labelledby="description"
          className="mt-9 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:mt-0"
        >
          <h2 id="description" className="font-display text-2xl font-medium">
            {words.about}
          </h2>
          <Paragraphs text={product.description} />
        </section>
      )}
      <div className="mt-9 lg:col-start-2 lg:row-start-3 lg:mt-0">
        <Specifications {...{ product, variant, returnDays }} />
      </div>
    </>
  );
}
