import style from './app.css?url';
import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { data, Links, Meta, Outlet, ScrollRestoration, useMatches } from 'react-router';
import type { AnnouncementContent, FooterContent } from '#domain/content/content.ts';
import { FOOTER_OF_NOBODY } from '#domain/content/default-footer.ts';
import { mayHavePixel } from '#domain/content/own-pages.ts';
import { toNotOffered } from '#domain/seller/offered.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { toShownLogo } from '#domain/seller/shown-logo.ts';
import { listShownCategories } from '#shop/catalogue/categories/list-categories.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import { readContent } from '#shop/content/read-content.ts';
import { readFooter } from '#shop/content/read-footer.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { listAnnounced } from '#shop/promotions/list-announced.ts';
import type { Route } from './+types/root.ts';
import { DeferredFonts } from './rendering/deferred-fonts.tsx';
import { DeferredScripts } from './rendering/deferred-scripts.tsx';
import { tryPart } from './rendering/try-part.ts';
import { memoiseOne } from './rendering/memoise-one.ts';
import { staleOnError } from './rendering/stale-on-error.ts';
import { ComingPage } from './page-states/coming-page.tsx';
import { Failure } from './page-states/failure.tsx';
import { NAMELESS, toFailureMeta, toQuietMeta } from './shell/page-meta.ts';
import * as words from './shell/words.ts';
import { serialise } from './rendering/serialised-props.ts';
import {
  type SentShell,
  type ShellCategory,
  type ShellData,
  toShellCategory,
  useShell,
} from './shell/shell-data.ts';
import { Shell } from './shell/shell.tsx';
import { shopContext } from './rendering/shop-context.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'stylesheet', href: style },
];

/** The metadata of a page that defines none or has failed. */
export function meta({ matches, error }: Route.MetaArgs) {
  return error ? toFailureMeta(error, matches) : toQuietMeta(words.handcrafted, matches);
}

/**
 * Loads the frame of a page; an incomplete frame does not fail the page. Missing categories and footer are replaced by the last known ones;
 * promotions are omitted because they may have ended. Such a page is sent as a 503, so that it is not cached and search engines retry.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const [categories, promotions, footer, settings, announcement] = await Promise.all([
    tryPart(ctx, listShownCategories(ctx)),
    tryPart(ctx, listAnnounced(ctx)),
    tryPart(ctx, readFooter(ctx)),
    tryPart(ctx, readSettings(ctx)),
    tryPart(ctx, readContent(ctx, 'announcement')),
  ]);
  const notOffered = toNotOffered(listOffered(ctx));
  const general = settings?.general;
  const known = staleOnError(ctx, { categories, footer, name: general?.shopName, logo: general?.logo });
  const shell: SentShell = {
    shop: {
      name: known.name ?? NAMELESS.name,
      origin: ctx.publicUrl,
      ...(known.logo && { logo: toShownLogo(known.logo) }),
    },
    returnDays: general?.returnDays,
    promotions: promotions ?? [],
    frame: serialise(toFrame(known.categories, known.footer ?? FOOTER_OF_NOBODY)),
    ...toStrip(settings?.opening, announcement),
    ...(Object.keys(notOffered).length > 0 && { notOffered }),
    ...(ctx.isPublicDemo && { isPublicDemo: true }),
    ...(ctx.pixelId && mayHavePixel(new URL(request.url).pathname) && { pixelId: ctx.pixelId }),
  };
  return data(shell, { status: categories && promotions && footer ? 200 : 503 });
}

/** Returns the sentence above every page: the reason why the shop is closed, or else the owner's announcement. */
function toStrip(
  opening: Settings['opening'] | undefined,
  announcement: AnnouncementContent | undefined,
): Pick<ShellData, 'announcement'> {
  if (opening && !opening.isOpen && opening.closedWords)
    return { announcement: { text: opening.closedWords, url: '' } };
  return announcement?.isShown ? { announcement: { text: announcement.text, url: announcement.url } } : {};
}

const toFrame = memoiseOne((categories: readonly ShellCategory[] | undefined, footer: FooterContent) => ({
  categories: categories?.map(toShellCategory) ?? [],
  footer,
}));

/** The frame rarely changes: it is loaded with the first page of a visit and not with every client navigation. */
export function shouldRevalidate(): boolean {
  return false;
}

const emptyShell: ShellData = { shop: NAMELESS, categories: [], promotions: [], footer: FOOTER_OF_NOBODY };

export function Layout({ children }: { children: ReactNode }) {
  const data = useShell() ?? emptyShell;
  const isQuiet = useMatches().some(
    ({ handle }) => (handle as { shell?: string } | undefined)?.shell === 'quiet',
  );
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf7f0" />
        <Meta />
        <DeferredFonts />
        <Links />
      </head>
      <body>
        <CSPProvider disableStyleElements>
          <Shell data={data} variant={isQuiet ? 'quiet' : 'full'}>
            {children}
          </Shell>
        </CSPProvider>
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function Shop() {
  return (
    <ComingPage>
      <Outlet />
    </ComingPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />;
}
