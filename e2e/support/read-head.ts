/** The metadata of a page. */
export type Head = {
  status: number;
  html: string;
  titles: string[];
  description: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
  /** How many h1 headings it has. */
  h1: number;
  /** Every `<meta>` by its name or property. */
  meta: Record<string, string>;
  /** The nodes of its JSON-LD. */
  facts: Record<string, unknown>[];
};

export async function readHead(url: string, path: string): Promise<Head> {
  const answer = await fetch(url + path);
  const html = await answer.text();
  const meta = Object.fromEntries(
    [...html.matchAll(/<meta ([^>]*)\/>/g)].map(([, tag]) => [
      attribute(tag!, 'name') ?? attribute(tag!, 'property') ?? '',
      attribute(tag!, 'content') ?? '',
    ]),
  );
  return {
    status: answer.status,
    html,
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => decode(title!)),
    description: meta.description,
    canonical: attribute(/<link rel="canonical"[^>]*>/.exec(html)?.[0] ?? '', 'href'),
    robots: meta.robots,
    h1: html.match(/<h1[ >]/g)?.length ?? 0,
    meta,
    facts: readFacts(html),
  };
}

function readFacts(html: string): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json]) => {
    const { '@context': context, '@graph': graph } = JSON.parse(json!);
    if (context !== 'https://schema.org') throw new Error(`the context of the facts is ${context}`);
    return graph;
  });
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`(?:^| )${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
