import { expect, test } from 'vitest';
import { DEFAULT_PRIVACY } from '#domain/content/legal-privacy.ts';
import { renderMarkdown } from './render-markdown.ts';

test('headings, lists, links and tables come through', () => {
  const html = renderMarkdown('# Terms\n\n- one\n- [two](/contact)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  expect(html).toContain('<h1>Terms</h1>');
  expect(html).toContain('<li><a href="/contact">two</a></li>');
  expect(html).toContain('<td>2</td>');
});

test('HTML in the text stays text', () => {
  const html = renderMarkdown(
    'Hello <img src=x onerror=alert(1)> <script>alert(1)</script>\n\n<iframe src=x>',
  );
  expect(html).not.toMatch(/<(img|script|iframe)/);
  expect(html).toContain('&lt;script&gt;');
});

test.for(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'JaVaScRiPt:alert(1)'])(
  'a link or picture with the URL %s is rendered without the URL',
  (address) => {
    expect(renderMarkdown(`[press](${address}) ![picture](${address})`)).not.toMatch(/(href|src)="[^"]/);
  },
);

test('a table without headings has no heading row, and each table is in a focusable region', () => {
  const html = renderMarkdown('| | |\n|---|---|\n| **Returns** | 7 days |\n');
  expect(html).not.toContain('<th');
  expect(html.trim()).toMatch(
    /^<div role="region" aria-label="Table" tabindex="0"><table>[^]*<\/table><\/div>$/,
  );
});

const shown = { src: '/own/1280.webp', avif: '/own/640.avif 640w', webp: '/own/640.webp 640w' };
const show = (address: string) => (address === '/own' ? { ...shown, width: 300, height: 200 } : undefined);

test('a known picture is rendered in its sizes, with its alt text', () => {
  const html = renderMarkdown('![A "lit" diya <b>](/own "title")', show);
  expect(html).toContain('<source type="image/avif" srcset="/own/640.avif 640w" sizes="min(300px,');
  expect(html).toContain('<img src="/own/1280.webp" srcset="/own/640.webp 640w"');
  expect(html).toContain('width="300" height="200" alt="A &quot;lit&quot; diya &lt;b&gt;" loading="lazy"');
});

test.for([
  '![A lamp](https://else.example/a.png)',
  '![A lamp][x]\n\n[x]: //else.example/a.png',
  '![A lamp](/other)',
])('an unknown picture, %s, is replaced by its alt text', (text) => {
  expect(renderMarkdown(text, show)).toBe('<p>A lamp</p>' + (text.includes('[x]:') ? '\n' : ''));
});

test('the built-in privacy policy begins with its title', () => {
  expect(renderMarkdown(DEFAULT_PRIVACY)).toMatch(/^<h1>Privacy Policy<\/h1>/);
});
