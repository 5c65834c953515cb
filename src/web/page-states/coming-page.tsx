import { type ReactNode, useEffect } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Spinner } from '#ui/spinner.tsx';
import { type ShellData, useShell } from '#web/shell/shell-data.ts';
import { SkeletonGrid } from './skeleton-grid.tsx';
import { SkeletonProduct } from './skeleton-product.tsx';
import { SkeletonText } from './skeleton-text.tsx';
import { useIsLate } from './use-is-late.ts';

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
  if (coming === paths.products()) return <ListPlaceholder title="All Products" />;
  if (coming === paths.search())
    return to.search && <ListPlaceholder title="Search Products" words="Searching..." />;
  if (coming === paths.categories()) return <CategoriesPlaceholder />;
  const title = TEXTS[coming];
  if (title) return <SkeletonText title={title} />;
  if (coming.startsWith(paths.product(''))) return <SkeletonProduct />;
  const category = categories.find(({ slug }) => `${coming}/`.startsWith(`${paths.category(slug)}/`));
  return category && <ListPlaceholder title={category.name} />;
}

/** The titles of the text pages by path, unless the owner wrote others. */
const TEXTS: Record<string, string> = {
  [paths.about()]: 'About Us',
  [paths.contact()]: 'Get in Touch',
  [paths.faq()]: 'Frequently Asked Questions',
  [paths.shipping()]: 'Shipping Information',
  [paths.returns()]: 'Returns & Refunds',
  [paths.privacyPolicy()]: 'Privacy Policy',
  [paths.termsConditions()]: 'Terms & Conditions',
};

function ListPlaceholder({ title, words }: { title: string; words?: string }) {
  return (
    <>
      <h1 className="mb-4 font-display text-3xl font-medium">{title}</h1>
      {words && <p className="mb-5 font-display text-xl font-medium">{words}</p>}
      <SkeletonGrid />
    </>
  );
}

function CategoriesPlaceholder() {
  return (
    <>
      <h1 className="font-display text-3xl font-medium">Shop by Category</h1>
      <p className="flex justify-center py-24">
        <Spinner />
      </p>
    </>
  );
}
