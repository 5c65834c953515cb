import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { RetryButton } from '#web/page-states/retry-button.tsx';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/categories.route.ts';
import { CategoryCard } from './category-card.tsx';
import * as words from './overview-words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const categories = await requirePart(ctx, listCategories(ctx));
  return {
    categories: categories.map(({ slug, name, description, picture, children }) => ({
      slug,
      name,
      description,
      picture,
      children: children.map((child) => ({ name: child.name, productCount: child.productCount })),
    })),
  };
}

export const clientMiddleware = [failWhenLate];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return toQuietMeta(words.title, matches);
  return toPageMeta({
    matches,
    title: words.title,
    description: words.subtitle,
    path: paths.categories(),
  });
}

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="pt-6 measure lg:pt-10">
      <h1 className="font-display text-3xl font-medium">{words.title}</h1>
      <p className="mt-1 mb-8 text-lg text-quiet">{words.subtitle}</p>
      <ul className="grid grid-cols-1 gap-4 sm:gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {loaderData.categories.map((category) => (
          <li key={category.slug}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <EmptyState level={1} picture="failed" title={words.failed} actions={<RetryButton />}>
      {words.failedText}
    </EmptyState>
  );
}
