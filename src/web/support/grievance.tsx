import type { ContactContent } from '#domain/content/content.ts';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { card } from '#web/content/page-head.tsx';
import * as words from './words.ts';

export type Officer = NonNullable<ContactContent['grievanceOfficer']>;

/** The officer whom the Consumer Protection (E-Commerce) Rules 2020 require to be named, with the deadlines of rule 4(5). */
export function Grievance({ officer: { name, designation, email, phone } }: { officer: Officer }) {
  return (
    <section id="grievance" className={`${card} mt-12 scroll-mt-24`}>
      <h2 className="font-display text-xl font-medium">{words.complaints}</h2>
      <p className="mt-2">
        <span className="font-medium">{name}</span>, {designation}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {email && (
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere link">
            {email}
          </a>
        )}
        {phone && (
          <a
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            className="inline-flex min-h-11 items-center link"
          >
            {phone}
          </a>
        )}
      </p>
      <p className="text-sm text-quiet">
        {words.complaintSteps} {words.complaintTickets}{' '}
        <Link to={paths.tickets()} className="link">
          {words.myTickets}
        </Link>
      </p>
    </section>
  );
}
