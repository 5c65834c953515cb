import { expect, test } from 'vitest';
import {
  joinHosts,
  NO_HOSTS,
  PIXEL_HOSTS,
  RAZORPAY_HOSTS,
  sealPage,
  type ThirdParties,
} from './content-security.ts';

const seal = (html: string, others: ThirdParties = NO_HOSTS) =>
  sealPage({ stretches: [{ bytes: Buffer.from(html), isKnown: false }], mark: 'm4rk' }, others);
const policyFor = (html: string, others?: ThirdParties) => seal(html, others).policy;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('a page without inline scripts or frames allows neither', () => {
  const policy = policyFor('<p>Hello</p>');
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
});

test('no page can be framed, use a base address or load plug-ins', () => {
  const policy = policyFor('<p>Hello</p>');
  for (const name of ['frame-ancestors', 'base-uri', 'object-src'])
    expect(directive(policy, name)).toBe(`${name} 'none'`);
});

test('inline scripts with the nonce are allowed by hash, and the nonce is removed', () => {
  const page = '<script nonce="m4rk">alert(1)</script><script>alert(2)</script>';
  const { policy, body } = seal(page);
  expect(directive(policy, 'script-src')?.match(/sha256-/g)).toHaveLength(1);
  expect(body.toString()).not.toContain('m4rk');
});

test('a frame in the page is allowed, by its host only', () => {
  const page = '<iframe title="Map" src="https://www.openstreetmap.org/export/embed.html?bbox=1"></iframe>';
  const frames = directive(policyFor(page), 'frame-src');
  expect(frames).toBe("frame-src 'self' https://www.openstreetmap.org");
});

test('a frame mentioned only in text is not allowed', () => {
  const page =
    '<p>&lt;iframe src=&quot;https://evil.example&quot;&gt; <a href="https://evil.example">x</a></p>';
  expect(directive(policyFor(page), 'frame-src')).toBe("frame-src 'self'");
});

test('the payment window’s hosts are allowed when requested', () => {
  const policy = policyFor('', RAZORPAY_HOSTS);
  expect(directive(policy, 'frame-src')).toContain('https://api.razorpay.com');
  expect(directive(policy, 'connect-src')).toContain('https://lumberjack.razorpay.com');
});

test('joined host lists allow added styles if either of them does', () => {
  const withoutStyles = joinHosts(NO_HOSTS, PIXEL_HOSTS);
  expect(joinHosts(withoutStyles, RAZORPAY_HOSTS).addsStyles).toBe(true);
});
