import { ChevronRight, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useMayOpen } from '#admin/session/use-may-open.ts';
import { Part } from '#admin/shell/part.tsx';
import type { Counts, Task } from './tasks.ts';

type LinesProps = { title: string; tasks: readonly Task[]; counts: Counts; rest: string };

/** The counts above zero, each with a link to its screen, as far as the person may open it. */
export function TaskLines({ title, tasks, counts, rest }: LinesProps) {
  const mayOpen = useMayOpen();
  const open = tasks.filter(({ count, href }) => (counts[count] ?? 0) > 0 && mayOpen(href));
  return (
    <Part title={title}>
      {open.length === 0 && <p className="text-quiet">{rest}</p>}
      <ul className="-mx-2 divide-y divide-line">
        {open.map((task) => (
          <li key={task.count}>
            <Link to={task.href} className="flex min-h-11 items-center gap-3 rounded-sm px-2 hover:bg-sand">
              <TaskLine task={task} count={counts[task.count]!} />
              <ChevronRight aria-hidden="true" size={20} className="text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function TaskLine({ task: { name, isUrgent }, count }: { task: Task; count: number }) {
  return (
    <>
      <span className="min-w-10 text-right text-lg font-medium figures">{count.toLocaleString('en-IN')}</span>
      <span className="flex-1">{name}</span>
      {isUrgent && <CircleAlert aria-hidden="true" size={18} className="text-alert" />}
    </>
  );
}
