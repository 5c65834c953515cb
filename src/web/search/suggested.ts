import { formatAmount } from '#domain/money/money.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { normaliseQuery, POPULAR_SEARCHES, SUGGEST_FROM_LETTERS } from '#domain/search/search.ts';
import type { SuggestedCategory, SuggestedProduct, Suggestions } from '#contract/catalogue/suggestions.ts';
import type { ShellCategory } from '#web/shell/shell-data.ts';
import { paths } from '#web/paths.ts';
import * as words from './words.ts';

export type Option = {
  kind: 'past' | 'term' | 'category' | 'product';
  label: string;
  to: string;
  /** Text next to the option: the category of a subcategory, or a price. */
  aside?: string;
  /** Only for a product: URL of a small picture, or empty. */
  image?: string;
};
export type Group = { title: string; options: Option[] };

type Known = {
  typed: string;
  /** The server's suggestions for exactly this text, once they have arrived. */
  answer: Suggestions | undefined;
  /** The server's suggestions for the text typed before. */
  earlier: Suggestions | undefined;
  categories: readonly ShellCategory[];
  past: readonly string[];
};

const MOST_PAST = 3;
const MOST_TERMS = 3;
const MOST_CATEGORIES = 3;
const MOST_PRODUCTS = 6;
const LEAST_FOLDED = 3;

/**
 * Returns the suggestions in groups. Those that the browser knows appear at once and keep their places when the server adds others, unless
 * they only sound like the typed text and the server knows one that is spelled like it.
 */
export function toGroups({ typed, answer, earlier, categories, past }: Known): Group[] {
  if (typed.length < SUGGEST_FROM_LETTERS)
    return toFilled([{ title: words.recentSearches, options: past.slice(0, MOST_PAST).map(toPastOption) }]);
  const fits = ({ label }: Option) => isSpelledSo(label, typed) || soundsSo(label, typed);
  const pastTerms = past.map(toPastOption).filter(fits).slice(0, MOST_PAST);
  const terms = [
    ...POPULAR_SEARCHES.map(toTermOption).filter(fits),
    ...(answer?.terms ?? []).map(toTermOption),
  ];
  const places = [
    ...listCategories(categories).map(toCategoryOption).filter(fits),
    ...(answer?.categories ?? []).map(toCategoryOption),
  ];
  const productOptions = answer
    ? answer.products.map(toProductOption)
    : (earlier?.products ?? []).map(toProductOption).filter(fits);
  return toFilled([
    { title: words.recentSearches, options: pastTerms },
    { title: words.popularSearches, options: pick(terms, typed, pastTerms).slice(0, MOST_TERMS) },
    { title: words.categories, options: pick(places, typed).slice(0, MOST_CATEGORIES) },
    { title: words.products, options: productOptions.slice(0, MOST_PRODUCTS) },
  ]);
}

function toFilled(groups: Group[]): Group[] {
  return groups.filter(({ options }) => options.length > 0);
}

/** Returns whether the label contains a word at which `beginning` starts, letter by letter. */
function isSpelledSo(label: string, beginning: string): boolean {
  return ` ${normaliseQuery(label)}`.includes(` ${normaliseQuery(beginning)}`);
}

/**
 * Returns whether a word of the label starts with `beginning` in any spelling; very short texts are excluded, because they would match
 * everything.
 */
function soundsSo(label: string, beginning: string): boolean {
  const folded = foldText(beginning);
  return folded.length >= LEAST_FOLDED && ` ${foldText(label)}`.includes(` ${folded}`);
}

function listCategories(categories: readonly ShellCategory[]): SuggestedCategory[] {
  const own = categories.map(({ name, slug }) => ({ name, slug }));
  const parts = categories.flatMap(({ name, slug, children }) =>
    children.map((subcategory) => ({ name, slug, subcategory })),
  );
  return [...own, ...parts];
}

/** Removes duplicates; when some options match the typed spelling, those that only sound like it are dropped. */
function pick(options: Option[], typed: string, without: readonly Option[] = []): Option[] {
  const seen = new Set(without.map(({ to }) => to.toLowerCase()));
  const fresh = options.filter(({ to }) => !seen.has(to.toLowerCase()) && seen.add(to.toLowerCase()));
  const spelled = fresh.filter(({ label }) => isSpelledSo(label, typed));
  return spelled.length > 0 ? spelled : fresh;
}

function toPastOption(term: string): Option {
  return { kind: 'past', label: term, to: paths.search(term) };
}

function toTermOption(term: string): Option {
  return { kind: 'term', label: term, to: paths.search(term) };
}

function toCategoryOption({ name, slug, subcategory }: SuggestedCategory): Option {
  const to = paths.category(slug, subcategory);
  return subcategory
    ? { kind: 'category', label: subcategory.name, aside: words.inCategory(name), to }
    : { kind: 'category', label: name, to };
}

function toProductOption({ slug, name, price, sale_price: salePrice, image }: SuggestedProduct): Option {
  const aside = formatAmount(salePrice ?? price, { decimals: 'auto' });
  return { kind: 'product', label: name, aside, image: image ?? '', to: paths.product(slug) };
}
