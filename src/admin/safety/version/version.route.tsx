import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { Loaded } from '#admin/loaded.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatDay, formatMoment } from '#admin/format/format-time.ts';
import { useTitle } from '#admin/use-title.ts';

type System = Answer<'GET /admin/system'>;

/** Shows the running version, the health of the shop, and what changed. */
export function Component() {
  const system = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => callAdmin('GET /admin/system', { signal }),
  });
  useTitle('Version');
  return (
    <div className="flex max-w-4xl flex-col gap-4 px-4 py-4 md:px-6">
      <h1 className="font-display text-xl font-medium">Version and health</h1>
      <Loaded query={system}>
        {(data) => (
          <div className="flex flex-col gap-4">
            <HealthPart health={data.health} />
            <RunningPart system={data} />
            <ChangesPart changes={data.changes} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

const NAMES: Record<System['health'][number]['name'], string> = {
  database: 'Database',
  disk: 'Disk',
  jobs: 'Jobs',
  messages: 'Messages',
  https: 'Address',
};

function HealthPart({ health }: Pick<System, 'health'>) {
  return (
    <Part title="How the shop is doing">
      <ul className="divide-y divide-line">
        {health.map(({ name, is_fine, sentence }) => {
          const Icon = is_fine ? CircleCheck : CircleAlert;
          return (
            <li key={name} className="flex min-h-11 items-center gap-3 py-2">
              <Icon aria-hidden="true" size={20} className={is_fine ? 'text-leaf' : 'text-alert'} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-medium">{NAMES[name]}: </span>
                {!is_fine && <span className="sr-only">to look at: </span>}
                {sentence}
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function RunningPart({ system: { version, processes, schema } }: { system: System }) {
  return (
    <Part title={`Version ${version}`}>
      <ul className="flex flex-col gap-1">
        {processes.map(({ started_at, is_this }) => (
          <li key={started_at}>
            {is_this ? 'This program' : 'Another copy of the program'} has been running since{' '}
            {formatMoment(started_at)}.
          </li>
        ))}
        <li>
          The database has been at step {schema.number} ({schema.title}) since{' '}
          {formatMoment(schema.applied_at)}.
        </li>
      </ul>
    </Part>
  );
}

function ChangesPart({ changes }: Pick<System, 'changes'>) {
  return (
    <Part title="What changed">
      {changes.map(({ version, day, lines }) => (
        <section key={version} className="mt-2">
          <h3 className="font-medium">
            {version}, {formatDay(day)}
          </h3>
          <ul className="list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{line.replaceAll('`', '')}</li>
            ))}
          </ul>
        </section>
      ))}
    </Part>
  );
}
