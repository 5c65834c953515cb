import { createHash } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Handler } from 'hono';
import { html, raw } from 'hono/html';
import type { ApiEnv } from './env.ts';
import { documentInfo } from './open-api.ts';
import { type Schema, toTypeText } from './schema-text.ts';

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema };
type Content = { content?: Record<string, { schema?: Schema }> };
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content & { description?: string }>;
};
type Call = Operation & { method: string; path: string };

/** Serves a readable page that is rendered from the same document as openapi.json. It loads nothing and runs no script. */
export function answersDocs(api: OpenAPIHono<ApiEnv>): Handler {
  let page: string | undefined;
  return (c) => {
    page ??= String(renderPage(listCalls(api)));
    c.header('content-security-policy', policy);
    c.header('cache-control', 'public, max-age=300');
    return c.html(page);
  };
}

function listCalls(api: OpenAPIHono<ApiEnv>): Call[] {
  const { paths = {} } = api.getOpenAPI31Document(documentInfo);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      ...operation,
      method,
      path,
    })),
  );
}

function renderPage(calls: Call[]) {
  const groups = Map.groupBy(calls, (call) => call.tags?.[0] ?? 'Other');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${documentInfo.info.title} API</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <h1>${documentInfo.info.title} API</h1>
        <p>
          Everything is under <code>/api/v1</code>. ${documentInfo.info.description} Refusals have one shape:
          <code>{ error, code, fields?, request_id }</code>. The same as
          <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.
        </p>
        <nav>${[...groups.keys()].map((tag) => html`<a href="#${toAnchor(tag)}">${tag}</a> `)}</nav>
        ${[...groups].map(
          ([tag, group]) =>
            html`<section id="${toAnchor(tag)}">
              <h2>${tag}</h2>
              ${group.map(renderCall)}
            </section>`,
        )}
      </body>
    </html>`;
}

function renderCall(call: Call) {
  const body = call.requestBody?.content?.['application/json']?.schema;
  return html`<details>
    <summary>
      <b>${call.method.toUpperCase()}</b> <code>${call.path}</code> <span>${call.summary ?? ''}</span>
    </summary>
    ${call.security?.length ? html`<p>Needs a login: <code>Authorization: Bearer …</code></p>` : ''}
    ${call.parameters?.length ? renderParameters(call.parameters) : ''}
    ${
      body
        ? html`<h3>Body</h3>
            <pre>${toTypeText(body)}</pre>`
        : ''
    }
    ${Object.entries(call.responses ?? {}).map(([status, answer]) => renderAnswer(status, answer))}
  </details>`;
}

function renderParameters(parameters: Parameter[]) {
  return html`<h3>Parameters</h3>
    <table>
      ${parameters.map(
        ({ name, in: place, required, schema, description }) =>
          html`<tr>
            <td><code>${name}</code></td>
            <td>${place}${required ? '' : ', optional'}</td>
            <td><code>${schema ? toTypeText(schema) : ''}</code></td>
            <td>${description ?? ''}</td>
          </tr>`,
      )}
    </table>`;
}

function renderAnswer(status: string, { description = '', content }: Content & { description?: string }) {
  const schema = content?.['application/json']?.schema;
  const isRefusal = Number(status) >= 400;
  return html`<h3>${status} <span>${description}</span></h3>
    ${schema && !isRefusal ? html`<pre>${toTypeText(schema)}</pre>` : ''}`;
}

function toAnchor(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

const style = `
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #2b2118; background: #fdfaf5; }
  h1, h2 { font-family: Georgia, serif; } h2 { margin-top: 2.5rem; border-bottom: 1px solid #d9cbb8; }
  h3 { margin: 1rem 0 .25rem; font-size: 1rem; } h3 span, summary span { font-weight: 400; color: #6b5b4b; }
  summary { padding: .5rem 0; cursor: pointer; } details { border-bottom: 1px solid #eee3d3; padding: 0 .25rem; }
  summary b { display: inline-block; min-width: 4.5rem; color: #7b1e2b; } nav a { margin-right: 1rem; } a { color: #7b1e2b; }
  pre { overflow: auto; padding: .75rem; background: #f4ecdf; border-radius: .25rem; } code, pre { font: .875rem/1.45 ui-monospace, monospace; }
  td { padding: .125rem 1rem .125rem 0; vertical-align: top; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`;
