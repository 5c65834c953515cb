import { offerReload } from '#web/page-states/offer-reload.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import * as words from './words.ts';

type AskAndShareProps = { name: string; askUrl: string | null };

/** Offers to share a link to this page, and to ask the seller about the product. */
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
