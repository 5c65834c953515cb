import { Link, useParams } from 'react-router';
import { CannotReach, isGone } from '#admin/shell/cannot-reach.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { useTitle } from '#admin/use-title.ts';
import { PersonAccess } from './person-access.tsx';
import { PersonForm } from './person-form.tsx';
import { usePerson } from './use-person.ts';

export function Component() {
  const { id = '' } = useParams();
  const may = useMay();
  const { data: person, error, refetch } = usePerson(id);
  const name = person?.name ?? 'Person';
  useTitle(name);
  if (error && (!person || isGone(error))) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!person) return <ScreenSkeleton />;
  return (
    <div className="px-4 py-4 md:px-6">
      <ScreenHead title={person.name}>
        <p className="text-sm break-all text-quiet">{person.email}</p>
      </ScreenHead>
      <div className="mt-4 grid items-start gap-6 grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PersonForm person={person} />
        <div className="flex flex-col gap-4">
          <PersonAccess person={person} />
          {may('see_audit') && (
            <Link to={`/audit?person=${person.id}`} className="inline-flex min-h-11 items-center link">
              What {person.name} did
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
