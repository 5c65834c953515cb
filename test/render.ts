import { createElement, type ComponentType, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { FOOTER_OF_NOBODY } from '#domain/content/default-footer.ts';
import { toNotOffered } from '#domain/seller/offered.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import type { Ctx } from '#shop/context.ts';
import { serialise } from '#web/rendering/serialised-props.ts';
import type { SentShell } from '#web/shell/shell-data.ts';
import { shopContext } from '#web/rendering/shop-context.ts';

/** A page before any script runs: its HTML, all its text, and the targets of its links. */
export type Shown = { html: string; text: string; links: { words: string; href: string }[] };

type PageModule = {
  default: ComponentType<any>;
  ErrorBoundary?: ComponentType<any>;
  loader?: (args: any) => unknown;
};
type Address = { path: string; params?: Record<string, string> };

/** Renders controls or a part of a page as the server does, at an address, within a frame that has the given data, if any. */
export async function render(content: ReactNode, path = '/', root?: SentShell): Promise<Shown> {
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component: () => content }]);
  const hydrationData = root && { loaderData: { root } };
  const { prelude } = await prerender(createElement(Stub, { initialEntries: [path], hydrationData }));
  const html = await new Response(prelude).text();
  return { html, text: toText(html), links: listLinks(html) };
}

/** Renders a page with its loader's data from the shop, or its error page when the loader fails. */
export async function renderPage(
  page: PageModule,
  ctx: Ctx,
  { path, params = {} }: Address,
): Promise<Shown & { status: number; loaderData?: unknown }> {
  const context = new RouterContextProvider(new Map([[shopContext, ctx]]));
  const url = new URL(path, 'http://localhost');
  const request = new Request(url);
  try {
    const read = toAnswer(await page.loader?.({ context, request, url, params }));
    const content = createElement(page.default, { loaderData: read.data, params });
    const shown = await render(content, path, toShell(ctx));
    return { ...shown, status: read.status, loaderData: read.data };
  } catch (problem) {
    return { ...(await renderFailure(page, path, problem)), status: toAnswer(problem).status };
  }
}

/** Returns the frame's data for this shop: the features that its suppliers enable. */
function toShell(ctx: Ctx): SentShell {
  return {
    shop: { name: 'Haat', origin: ctx.publicUrl },
    promotions: [],
    frame: serialise({ categories: [], footer: FOOTER_OF_NOBODY }),
    notOffered: toNotOffered(listOffered(ctx)),
  };
}

/** Renders the error view that replaces a page's content. */
export function renderFailure(page: PageModule, path: string, problem: unknown): Promise<Shown> {
  const thrown = toAnswer(problem);
  const error = problem instanceof Error ? problem : { ...thrown, statusText: '', internal: false };
  return render(createElement(page.ErrorBoundary!, { error, params: {} }), path);
}

/** Returns data and status: loaders return plain data, or data with a status. */
function toAnswer(answer: unknown): { data: unknown; status: number } {
  if (answer instanceof Error) return { data: undefined, status: 500 };
  const { type, data, init } = (answer ?? {}) as { type?: string; data?: unknown; init?: ResponseInit };
  if (type !== 'DataWithResponseInit') return { data: answer, status: 200 };
  return { data, status: init?.status ?? 200 };
}

function toText(html: string): string {
  return decode(
    html
      .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function listLinks(html: string): Shown['links'] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => ({
    href: decode(href!),
    words: toText(inner!),
  }));
}

function decode(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html.replaceAll(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole);
}
