import type { MiddlewareHandler } from 'hono';
import { toShareUrl } from '#domain/catalogue/picture-url.ts';
import type { ApiEnv } from '#api/env.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';

/** Redirects the built-in picture of shared links, which names Haat, to the shop's logo if it has one. */
export function redirectToLogo(ctx: Ctx): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const settings = await readSettings(ctx).catch(() => undefined);
    const logo = settings?.general.logo;
    return logo ? c.redirect(toShareUrl(logo.key)) : next();
  };
}
