import type { Ctx } from '#shop/context.ts';
import { createPageCache } from '#platform/http-cache/page-cache.ts';
import { PAGE_BOUNDS } from '#server/cache/find-or-make.ts';
import { createMetrics } from '#server/health/metrics.ts';
import { silentLog } from '#server/log.ts';
import { pageRoutes } from '#server/pages/page-routes.ts';

const ctx = { publicUrl: 'https://haat.example', log: silentLog, limits: { requests: true } } as Ctx;

/** Opens the routes of pages with the test's renderer, and changes that the test announces. */
export function openPageRoutes(
  answer: (request: Request, ctx: Ctx) => Response | Promise<Response>,
  bounds = PAGE_BOUNDS,
) {
  let change: (tag: string, isLost?: boolean) => void = () => {};
  let isCurrent = true;
  const cache = createPageCache({
    changes: { subscribe: (listener) => ((change = listener), () => {}), isCurrent: () => isCurrent },
    clock: { now: () => new Date('2026-11-21T06:00:00Z') },
  });
  let made = 0;
  const answerPage = async (request: Request, pageCtx: Ctx) => {
    made += 1;
    return answer(request, pageCtx);
  };
  const app = pageRoutes({ ctx, cache, metrics: createMetrics(), answerPage, bounds });
  const get = (path: string, headers = {}) => app.request(path, { headers });
  const lose = () => {
    isCurrent = false;
    change('*', true);
  };
  return { get, made: () => made, change: (tag: string) => change(tag), lose };
}

/** Returns a renderer of one page. */
export const page =
  (status = 200) =>
  () =>
    new Response(`<p>${'brass '.repeat(200)}</p>`, { status, headers: { 'content-type': 'text/html' } });
