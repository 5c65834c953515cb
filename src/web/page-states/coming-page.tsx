import { type ReactNode, useEffect } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Spinner } from '#ui/spinner.tsx';
import { type ShellData, useShell } from '#web/shell/shell-data.ts';
import { SkeletonGrid } from './skeleton-grid.tsx';
import { SkeletonProduct } from './skeleton-product.tsx';
import { SkeletonText } from './skeleton-text.tsx';
import { useIsLate } from './use-is-late.ts';
import * as words from './words.ts';

/** Renders the page, or a skeleton of the next page while a slow navigation to it is pending. */
export function ComingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const coming = location?.pathname;
  const { categories = [] } = useShell() ?? {};
  const placeholder = location && coming !== pathname ? toPlaceholder(location, categories) : undefined;
  const isLate = useIsLate(placeholder ? coming : undefined);
  useEffect(() => {
    if (isLate) window.scrollTo(0, 0);
  }, [isLate]);
  return isLate && placeholder ? <div className="pt-6 measure lg:pt-10">{placeholder}</div> : children;
}

function toPlaceholder(to: Location, categories: ShellData['categories']): ReactNode {
  const coming = to.pathname;
  if (coming === paths.products()) return <ListPlaceholder title={words.allProducts} />;
  if (coming === paths.search())
    return to.search && <ListPlaceholder title={words.searchProducts} lead={words.searching} />;
  if (coming === paths.categories()) return <CategoriesPlaceholder />;
  const title = TEXTS[coming];
  if (title) return <SkeletonText title={title} />;
  if (coming.startsWith(paths.product(''))) return <SkeletonProduct />;
  const category = categories.find(({ slug }) => `${coming}/`.startsWith(`${paths.category(slug)}/`));
  return category && <ListPlaceholder title={category.name} />;
}

/** The titles of the text pages by path, unless the owner wrote other ones. */
const TEXTS: Record<string, string> = {
  [paths.about()]: words.about,
  [paths.contact()]: words.contact,
  [paths.faq()]: words.faq,
  [paths.shipping()]: words.shipping,
  [paths.returns()]: words.returns,
  [paths.privacyPolicy()]: words.privacy,
  [paths.termsConditions()]: words.terms,
};

function ListPlaceholder({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <h1 className="mb-4 font-display text-3xl font-medium">{title}</h1>
      {lead && <p className="mb-5 font-display text-xl font-medium">{lead}</p>}
      <SkeletonGrid />
    </>
  );
}

function CategoriesPlaceholder() {
  return (
    <>
      <h1 className="font-display text-3xl font-medium">{words.shopByCategory}</h1>
      <p className="flex justify-center py-24">
        <Spinner />
      </p>
    </>
  );
}
