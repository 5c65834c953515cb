import type { Paise } from '#domain/money/money.ts';
import { effectivePricePaise } from '#domain/money/price.ts';
import type { Variant } from './product.ts';
import { isVariantInStock, listPriced } from '#domain/stock/stock.ts';

export const VARIANT_WORDS = {
  choose: 'Please select a variant',
  gone: 'This combination is currently out of stock',
} as const;

export type Axis = 'color' | 'size';
export type Choice = Record<Axis, string | null>;
export type ChoosableVariant = Pick<
  Variant,
  'id' | 'color' | 'size' | 'pricePaise' | 'salePricePaise' | 'stockQuantity' | 'available'
>;

const AXES: readonly Axis[] = ['color', 'size'];

/**
 * Returns the colours or sizes of some variants. A size that the first colour lacks goes where the other colours have it: S, M, not M, S.
 */
export function listValues(variants: readonly Choice[], axis: Axis): string[] {
  const other = toOther(axis);
  const values: string[] = [];
  variants.forEach((variant, index) => {
    const value = variant[axis];
    if (value === null || values.includes(value)) return;
    const next = variants
      .slice(index + 1)
      .find((later) => later[other] === variant[other] && values.includes(later[axis]!));
    values.splice(next ? values.indexOf(next[axis]!) : values.length, 0, value);
  });
  return values;
}

export function toOther(axis: Axis): Axis {
  return axis === 'color' ? 'size' : 'color';
}

/** Returns the initial choice of a product: its cheapest variant in stock, else only the axes that have a single value. */
export function preselect(variants: readonly ChoosableVariant[]): Choice {
  const cheapest = findCheapest(variants.filter(isVariantInStock));
  if (cheapest) return { color: cheapest.color, size: cheapest.size };
  return { color: onlyValue(variants, 'color'), size: onlyValue(variants, 'size') };
}

/**
 * Returns the choice after an option is pressed. Pressing the chosen option deselects it, so that a shopper can leave a choice whose every
 * other combination is struck through; an option without an alternative stays chosen.
 */
export function choose(
  variants: readonly ChoosableVariant[],
  choice: Choice,
  pressed: { axis: Axis; value: string },
): Choice {
  const { axis, value } = pressed;
  if (choice[axis] !== value) return { ...choice, [axis]: value };
  return { ...choice, [axis]: onlyValue(variants, axis) };
}

export type ChoiceState<Kind extends ChoosableVariant> =
  | { kind: 'chosen'; variant: Kind }
  /** `cheapest` is the variant that `From` names, among those that fit the choice so far. */
  | { kind: 'incomplete'; missing: Axis[]; words: string; cheapest: Kind | undefined }
  | { kind: 'gone'; variant: Kind | undefined; words: string };

/** Returns what a choice means: a variant in stock, an incomplete choice, or a combination that cannot be bought now. */
export function resolveChoice<Kind extends ChoosableVariant>(
  variants: readonly Kind[],
  choice: Choice,
): ChoiceState<Kind> {
  const missing = AXES.filter((axis) => choice[axis] === null && hasAxis(variants, axis));
  if (missing.length > 0) {
    const fitting = variants.filter((each) =>
      AXES.every((axis) => choice[axis] === null || each[axis] === choice[axis]),
    );
    return {
      kind: 'incomplete',
      missing,
      words: VARIANT_WORDS.choose,
      cheapest: findCheapestOffered(fitting),
    };
  }
  const variant = variants.find((each) => each.color === choice.color && each.size === choice.size);
  if (variant && isVariantInStock(variant)) return { kind: 'chosen', variant };
  return { kind: 'gone', variant, words: VARIANT_WORDS.gone };
}

export type Option = {
  value: string;
  chosen: boolean;
  disabled: boolean;
  reason: string | null;
  /** The lowest price with the rest of the choice; null where all options cost the same. */
  fromPaise: Paise | null;
};

/**
 * Returns the options of one axis in the order of the variants; an option is disabled where no variant with the rest of the choice is in
 * stock.
 */
export function listOptions(variants: readonly ChoosableVariant[], choice: Choice, axis: Axis): Option[] {
  const other = toOther(axis);
  const options = listValues(variants, axis).map((value) => {
    const fitting = variants.filter(
      (each) => each[axis] === value && (choice[other] === null || each[other] === choice[other]),
    );
    const disabled = !fitting.some(isVariantInStock);
    const cheapest = findCheapestOffered(fitting);
    return {
      value,
      chosen: choice[axis] === value,
      disabled,
      reason: disabled ? reasonFor(choice[other]) : null,
      fromPaise: cheapest ? effectivePricePaise(cheapest) : null,
    };
  });
  const differ = new Set(options.map(({ fromPaise }) => fromPaise)).size > 1;
  return differ ? options : options.map((option) => ({ ...option, fromPaise: null }));
}

/** Returns the variant that `From` names: the cheapest of those that `listPriced` returns. Undefined without variants. */
export function findCheapestOffered<Kind extends ChoosableVariant>(
  variants: readonly Kind[],
): Kind | undefined {
  return findCheapest(listPriced(variants));
}

/** Returns the choice as a query: `color=Indigo&size=M`. An empty choice is `color=`, which differs from a URL without a choice. */
export function toChoiceQuery(choice: Choice): URLSearchParams {
  const query = new URLSearchParams();
  for (const axis of AXES) if (choice[axis] !== null) query.set(axis, choice[axis]);
  if (query.size === 0) query.set('color', '');
  return query;
}

/** Reads the choice from a URL, as far as such options exist; returns the default one when the URL has none. */
export function readChoiceQuery(variants: readonly ChoosableVariant[], query: URLSearchParams): Choice {
  const wanted = AXES.map((axis) => findValue(variants, axis, query.get(axis)));
  if (wanted.every((value) => value === null) && query.get('color') !== '') return preselect(variants);
  const [color, size] = wanted;
  return { color: color ?? onlyValue(variants, 'color'), size: size ?? onlyValue(variants, 'size') };
}

/** Returns the variants that cannot be bought now, in their order: shoppers can ask to be notified about those. */
export function listSoldOut<Kind extends Pick<ChoosableVariant, 'available' | 'stockQuantity'>>(
  variants: readonly Kind[],
): Kind[] {
  return variants.filter((variant) => !isVariantInStock(variant));
}

/** Returns the label of a variant next to its product's name: `Indigo, M`. A letter alone gets the word `Size`. */
export function toVariantLabel({ color, size }: { color?: string | null; size?: string | null }): string {
  if (!color && size && /^X{0,3}[SML]$/.test(size)) return `Size ${size}`;
  return [color, size].filter(Boolean).join(', ');
}

function findCheapest<Kind extends ChoosableVariant>(variants: readonly Kind[]): Kind | undefined {
  let cheapest: Kind | undefined;
  for (const variant of variants) {
    if (!cheapest || effectivePricePaise(variant) < effectivePricePaise(cheapest)) cheapest = variant;
  }
  return cheapest;
}

function hasAxis(variants: readonly ChoosableVariant[], axis: Axis): boolean {
  return variants.some((variant) => variant[axis] !== null);
}

function onlyValue(variants: readonly ChoosableVariant[], axis: Axis): string | null {
  const values = listValues(variants, axis);
  return values.length === 1 && variants.every((variant) => variant[axis] !== null) ? values[0]! : null;
}

function findValue(variants: readonly ChoosableVariant[], axis: Axis, asked: string | null): string | null {
  const wanted = asked?.trim().toLowerCase();
  return listValues(variants, axis).find((value) => value.toLowerCase() === wanted) ?? null;
}

function reasonFor(other: string | null): string {
  return other === null ? 'Out of stock' : `Not in stock in ${other}`;
}
