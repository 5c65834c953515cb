import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { madePage, shopContext } from '#web/rendering/shop-context.ts';
import type { AnswerPage } from './page-routes.ts';
import * as built from 'virtual:react-router/server-build';

type PageHandling = {
  /** The source of the route manifest; in development it is loaded for each request. */
  siteMap?: ServerBuild | (() => Promise<ServerBuild>);
  mode?: 'production' | 'development';
};

/** Renders pages with the server build; every loader gets the shop's context by `context.get(shopContext)`. */
export function createPageHandler({ siteMap = built, mode = 'production' }: PageHandling = {}): AnswerPage {
  const answer = createRequestHandler(siteMap, mode);
  return async (request, ctx) => {
    const context = new RouterContextProvider(new Map([[shopContext, ctx]]));
    const response = await answer(request, context);
    const stretches = context.get(madePage);
    return stretches ? { status: response.status, headers: response.headers, stretches } : response;
  };
}
