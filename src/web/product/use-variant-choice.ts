import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { listPicturesFor, type Product, type Variant } from '#domain/catalogue/product.ts';
import {
  type Axis,
  type Choice,
  type ChoiceState,
  choose,
  listOptions,
  type Option,
  readChoiceQuery,
  resolveChoice,
  toChoiceQuery,
} from '#domain/catalogue/variant-choice.ts';
import type { Picture } from '#domain/catalogue/picture.ts';
import { paths } from '#web/paths.ts';

export type VariantChoice = {
  choice: Choice;
  /** Undefined for a product without variants. */
  state: ChoiceState<Variant> | undefined;
  /** The chosen variant, whether or not it is in stock. */
  variant: Variant | undefined;
  pictures: Picture[];
  options: Record<Axis, Option[]>;
  press: (axis: Axis, value: string) => void;
};

/**
 * Returns the variant that the URL names, or the cheapest one in stock; pressing an option changes the URL. A slow phone renders the new URL
 * only after a while: a press before that would otherwise act on the previous variant.
 */
export function useVariantChoice(product: Pick<Product, 'slug' | 'variants' | 'pictures'>): VariantChoice {
  const { variants, pictures } = product;
  const [shown] = useSearchParams();
  const { key } = useLocation();
  const [asked, setAsked] = useState({ from: '', query: shown });
  const query = asked.from === key ? asked.query : shown;
  const navigate = useNavigate();
  const choice = readChoiceQuery(variants, query);
  const state = variants.length > 0 ? resolveChoice(variants, choice) : undefined;
  return {
    choice,
    state,
    variant: state && state.kind !== 'incomplete' ? state.variant : undefined,
    pictures: listPicturesFor(pictures, choice.color),
    options: { color: listOptions(variants, choice, 'color'), size: listOptions(variants, choice, 'size') },
    press(axis, value) {
      const next = toChoiceQuery(choose(variants, choice, { axis, value }));
      // Without its token the page of a preview could not be loaded again.
      const preview = query.get('preview');
      if (preview) next.set('preview', preview);
      setAsked({ from: key, query: next });
      void navigate(`${paths.product(product.slug)}?${next}`, { replace: true, preventScrollReset: true });
    },
  };
}
