import type { MiddlewareHandler } from 'hono';

/** Returns the headers of every response; pages add their own content security policy. */
export function securityHeadersOf(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(self), payment=(self "https://api.razorpay.com")',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

const isAdmin = /^\/admin(\/|$)/;
/** Staff scan barcodes and photograph parcels. */
const adminPermissions = 'camera=(self), microphone=(), geolocation=(), payment=()';

export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries(securityHeadersOf(publicUrl));
  return async (c, next) => {
    await next();
    // The other headers concern pages only, and a first visit loads twenty files.
    if (/^\/(admin\/)?assets\//.test(c.req.path))
      return c.res.headers.set('x-content-type-options', 'nosniff');
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (isAdmin.test(c.req.path)) c.res.headers.set('permissions-policy', adminPermissions);
  };
}
