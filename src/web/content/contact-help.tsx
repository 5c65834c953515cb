import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import * as words from './words.ts';

/** Ends a page of questions and answers with ways to contact the shop. */
export function ContactHelp({ children, withFaq }: { children: string; withFaq?: boolean }) {
  return (
    <aside
      aria-label={words.help}
      className="mt-14 flex flex-wrap items-center gap-4 rounded-md bg-indigo-wash p-5 sm:p-6"
    >
      <p className="mr-auto max-w-prose text-lg">{children}</p>
      {withFaq && (
        <Link to={paths.faq()} className={buttonClasses({ variant: 'secondary' })}>
          {words.readFaq}
        </Link>
      )}
      <Link to={paths.contact()} className={buttonClasses({ variant: 'dark' })}>
        {words.contact}
      </Link>
    </aside>
  );
}
