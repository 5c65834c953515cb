import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { pauseUntil } from '#admin/pause-until.ts';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { formatMoment, formatShort } from '#admin/format/format-time.ts';
import { useTitle } from '#admin/use-title.ts';
import { PAGES } from './page-words.ts';

type Row = Answer<'GET /admin/content'>['pages'][number];

/** The pages of text, with when and by whom each was changed. */
export function Component() {
  const { data, error, refetch } = useQuery({
    queryKey: ['content'],
    queryFn: async ({ signal }) => (await callAdmin('GET /admin/content', { signal })).pages,
    refetchInterval: ({ state: { data: pages } }) =>
      pauseUntil(...(pages ?? []).map(({ next_publish_at }) => next_publish_at)),
  });
  useTitle('Pages');
  if (!data && error) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <h1 className="font-display text-xl font-medium">Pages</h1>
      <ul className="divide-y divide-line rounded-md border border-line bg-card">
        {data.map((page) => (
          <li key={page.slug}>
            <Link
              to={`/words/pages/${page.slug}`}
              className="flex min-h-16 flex-col justify-center gap-0.5 px-4 py-2 hover:bg-sand"
            >
              <span className="font-medium">{PAGES[page.slug].name}</span>
              <span className="text-sm text-quiet">{describe(page)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describe({ is_template, needs_reading, changed, next_publish_at }: Row): string {
  const current = is_template
    ? `Built-in text${needs_reading ? ', please read it' : ''}`
    : `Changed ${changed ? formatShort(changed.at) : ''}${changed?.by ? ` by ${changed.by}` : ''}`;
  return next_publish_at ? `${current} · a new version goes live ${formatMoment(next_publish_at)}` : current;
}
