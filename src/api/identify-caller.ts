import type { Context } from 'hono';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { keepDeviceCookie } from './device-cookie.ts';
import type { ApiEnv } from './env.ts';

/**
 * Identifies a caller who signs in: their network address, their user agent, and the id of their device, which the response stores in a
 * cookie.
 */
export function identifyCaller(c: Context<ApiEnv>): WhoAsks {
  return {
    address: c.get('address'),
    device: c.req.header('user-agent') ?? '',
    deviceId: keepDeviceCookie(c),
  };
}
