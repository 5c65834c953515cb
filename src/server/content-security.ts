import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /type="application\/(ld\+)?json"/;

/** Where a page's scripts, frames and requests may go beside our own origin. */
export type ThirdParties = { scripts: string[]; frames: string[]; connections: string[]; images: string[] };
export const nobody: ThirdParties = { scripts: [], frames: [], connections: [], images: [] };

/** Razorpay publishes no full list; these are its documented hosts (facts of 2026). Allowed on the checkout page alone. */
export const razorpayHosts: ThirdParties = {
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: [
    'https://api.razorpay.com',
    'https://checkout.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  images: ['https://cdn.razorpay.com'],
};

/** A policy that lets only our files and this very page's own inline scripts run, named by their hashes. */
export function policyFor(html: string, others: ThirdParties): string {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !dataBlock.test(attributes!))
    .map(([, , script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes), ...others.scripts].join(' ')}`,
    "style-src 'self'",
    "style-src-elem 'self'" + (others.scripts.length > 0 ? " 'unsafe-inline'" : ''),
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...others.images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...others.connections].join(' ')}`,
    `frame-src ${["'self'", ...others.frames].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
