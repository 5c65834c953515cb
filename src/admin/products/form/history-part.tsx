import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { nameAction } from '#admin/audit/audit-words.ts';
import { describeChange } from '#admin/audit/describe-change.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { formatShort } from '#admin/format/format-time.ts';
import { Disclosure } from '#ui/disclosure.tsx';

const mostShown = 20;

/** Lists the changes of the product with author and time, newest first, for people who may see the audit log. */
export function HistoryPart({ id }: { id: string }) {
  const may = useMay();
  const loaded = useQuery({
    queryKey: ['product history', id],
    queryFn: ({ signal }) =>
      callAdmin('GET /admin/audit', { query: { subject: id, limit: mostShown }, signal }),
    enabled: may('see_audit'),
  });
  const { data } = loaded;
  if (!data) return <NotLoaded what="history" query={loaded} />;
  if (data.total === 0) return null;
  return (
    <Part title="History">
      <ul className="flex flex-col gap-3 text-sm">
        {data.events.slice(0, 3).map((event) => (
          <Change key={event.id} event={event} />
        ))}
      </ul>
      {data.total > 3 && (
        <Disclosure title="Earlier changes" className="border-0">
          <ul className="flex flex-col gap-3 text-sm">
            {data.events.slice(3).map((event) => (
              <Change key={event.id} event={event} />
            ))}
          </ul>
          {data.total > mostShown && (
            <Link to={`/audit?subject=${encodeURIComponent(id)}`} className="link">
              All {data.total} changes
            </Link>
          )}
        </Disclosure>
      )}
    </Part>
  );
}

type Event = Awaited<ReturnType<typeof callAdmin<'GET /admin/audit'>>>['events'][number];

function Change({ event: { at, person, api_key: key, action, before, after } }: { event: Event }) {
  return (
    <li>
      <p className="flex gap-2">
        <span className="font-medium">{person?.name ?? key?.name ?? 'The program'}</span>
        <span className="min-w-0 flex-1 truncate text-quiet">{nameAction(action)}</span>
        <span className="text-quiet figures">{formatShort(at)}</span>
      </p>
      {/* A creation has no lines, because the form itself shows them. */}
      {before !== null &&
        describeChange(before, after).map((line) => (
          <p key={line} className="line-clamp-2 break-words text-quiet">
            {line}
          </p>
        ))}
    </li>
  );
}
