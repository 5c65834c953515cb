import { Link } from 'react-router';
import { formatOrigin } from '#domain/catalogue/origin.ts';
import { formatDimensions, formatWeight } from '#domain/catalogue/measure.ts';
import { formatReturnWindow } from '#domain/day-words.ts';
import { hasGiBadge, measure, type Product, type Variant } from '#domain/catalogue/product.ts';
import { paths } from '#web/paths.ts';
import * as words from './words.ts';

export type Specified = Omit<Product, 'tags' | 'createdAt'> & { state: string | null };

export type SpecificationsProps = { product: Specified; variant: Variant | undefined; returnDays: number };

/** Lists every measurement and property of a product. */
export function Specifications({ product, variant, returnDays }: SpecificationsProps) {
  const { craft, maker } = product;
  const pages: Record<string, string | null> = {
    [words.craft]: craft && paths.craft(craft.slug),
    [words.maker]: maker && paths.maker(maker.slug),
    // The page of the craft explains the mark.
    [words.gi]: craft && paths.craft(craft.slug),
  };
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="mb-3 font-display text-2xl font-medium">
        {words.specifications}
      </h2>
      <dl className="border-t border-line wrap-anywhere">
        {listSpecifications(product, variant, returnDays).map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-4 border-b border-line py-2.5">
            <dt className="flex-[2_1_7rem] text-quiet">{name}</dt>
            <dd className="flex-[3_1_9rem]">
              {pages[name] ? (
                <Link to={pages[name]} className="link">
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns names and values in order of interest; unknown values are left out. Measurements are those of the chosen variant, as far as it has its own. */
export function listSpecifications(
  product: Specified,
  variant: Variant | undefined,
  returnDays: number,
): [string, string][] {
  const returnWindow = formatReturnWindow(returnDays);
  const { craft, technique, material, place, state, maker, care, hsn } = product;
  const origin = formatOrigin(place, state);
  const measures = measure(product, variant);
  const { ofOneSize } = measures;
  const measured = (text: string, isOfOne: boolean) => (text && isOfOne ? words.inOneSize(text) : text);
  const rows: [string, string | null | undefined][] = [
    [words.craft, craft?.name],
    [words.technique, technique],
    [words.material, material],
    [words.colour, variant?.color],
    [words.size, variant?.size],
    [words.dimensions, measured(formatDimensions(measures), ofOneSize.dimensions)],
    [words.weight, measured(formatWeight(measures.weightGrams), ofOneSize.weight)],
    [words.netQuantity, product.netQuantity],
    [words.madeIn, origin],
    [words.maker, maker?.name],
    [words.gi, hasGiBadge(product) ? product.gi!.name : null],
    [words.countryOfOrigin, product.countryOfOrigin],
    [words.care, care],
    [words.returns, returnWindow && words.returnsWithin(returnWindow)],
    [words.sku, variant?.sku ?? product.sku],
    [words.hsn, hsn],
  ];
  const named = new Set(rows.map(([name]) => name.toLowerCase()));
  rows.splice(3, 0, ...listAttributes(product, named));
  return rows.flatMap(([name, value]) => (value ? [[name, capitalise(value)] as [string, string]] : []));
}

/** Returns the shop's other attributes, such as style and occasion; several values of one name share a row. */
function listAttributes({ attributes }: Specified, named: ReadonlySet<string>): [string, string][] {
  const values = new Map<string, string[]>();
  for (const { name, value } of attributes) {
    if (!named.has(name.toLowerCase())) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return [...values].map(([name, all]) => [capitalise(name), all.join(', ')]);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
