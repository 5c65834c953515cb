import { offerReload } from '#web/page-states/offer-reload.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import * as words from './words.ts';

type AskAndShareProps = { name: string; askUrl: string | null };

/** Sends a link to this page to others, and asks the seller about it. */
export function AskAndShare({ name, askUrl }: AskAndShareProps) {
  return (
    <p className="-ml-4 flex flex-wrap">
      <button
        type="button"
        className={`${buttonClasses({ variant: 'quiet' })} noscript:hidden`}
        onClick={() => void import('./share-page.ts').then(({ sharePage }) => sharePage(name), offerReload)}
      >
        {words.share}
      </button>
      {askUrl && (
        <a href={askUrl} rel="noopener" className={buttonClasses({ variant: 'quiet' })}>
          {words.askOnWhatsApp}
        </a>
      )}
    </p>
  );
}
