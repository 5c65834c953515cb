import { toShownPicture } from '#domain/content/text-picture.ts';
import { readContent } from '#shop/content/read-content.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import type { Route } from './+types/terms-conditions.route.ts';
import { BuiltInWords } from './built-in-words.tsx';
import { LegalPage } from './legal-page.tsx';
import { renderMarkdown } from '#ui/markdown/render-markdown.ts';
import * as words from './words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const { terms_conditions } = await requirePart(ctx, readContent(ctx, 'legal'));
  return { html: renderMarkdown(terms_conditions, toShownPicture) };
}

export const clientMiddleware = [failWhenLate];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return toQuietMeta(words.termsTitle, matches);
  return toPageMeta({
    matches,
    title: words.termsTitle,
    description: words.termsDescription,
    path: paths.termsConditions(),
  });
}

export default function TermsConditionsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={words.termsTitle} html={loaderData.html} />;
}

export function ErrorBoundary() {
  return (
    <BuiltInWords>
      {({ toBuiltIn, renderMarkdown: render }) => (
        <LegalPage title={words.termsTitle} html={render(toBuiltIn('legal').terms_conditions)} />
      )}
    </BuiltInWords>
  );
}
