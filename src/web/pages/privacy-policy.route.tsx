import { readContent } from '#shop/content/read-content.ts';
import { toPageMeta } from '#web/parts/page-meta.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/shop-context.ts';
import type { Route } from './+types/privacy-policy.route.ts';
import { LegalPage } from './content/legal-page.tsx';
import { renderMarkdown } from './content/markdown.server.ts';

const TITLE = 'Privacy Policy';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const { privacy_policy } = await readContent(ctx, 'legal');
  return { html: renderMarkdown(privacy_policy), origin: ctx.publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toPageMeta({
    title: TITLE,
    description: 'What we know about you, why, for how long, and what you can do about it.',
    origin: loaderData.origin,
    path: paths.privacyPolicy(),
  });
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={TITLE} html={loaderData.html} />;
}
