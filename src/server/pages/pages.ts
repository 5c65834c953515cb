import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { madePage, shopContext } from '#web/rendering/shop-context.ts';
import type { AnswerPage } from './page-routes.ts';
import * as built from 'virtual:react-router/server-build';

type PageHandling = {
  /** Where the site map comes from; while developing, anew for each request. */
  siteMap?: ServerBuild | (() => Promise<ServerBuild>);
  mode?: 'production' | 'development';
};

/** Answers page requests from the site map; the shop's context reaches every loader as `context.get(shopContext)`. */
export function createPageHandler({ siteMap = built, mode = 'production' }: PageHandling = {}): AnswerPage {
  const answer = createRequestHandler(siteMap, mode);
  return async (request, ctx) => {
    const context = new RouterContextProvider(new Map([[shopContext, ctx]]));
    const response = await answer(request, context);
    const stretches = context.get(madePage);
    return stretches ? { status: response.status, headers: response.headers, stretches } : response;
  };
}
