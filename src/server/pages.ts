import { createRequestHandler, RouterContextProvider } from 'react-router';
import { shopContext } from '#web/shop-context.ts';
import type { AnswerPage } from './page-routes.ts';
import * as build from 'virtual:react-router/server-build';

/** Answers page requests from the built site map; the shop's context reaches every loader as `context.get(shopContext)`. */
export function createPageHandler(mode: string = import.meta.env.MODE): AnswerPage {
  const answer = createRequestHandler(build, mode);
  return (request, ctx) => answer(request, new RouterContextProvider(new Map([[shopContext, ctx]])));
}
