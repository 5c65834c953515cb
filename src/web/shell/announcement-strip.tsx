import { Link } from 'react-router';
import * as words from './words.ts';

/** Shows the owner's sentence above every page, which may link to a page of the shop or to another site. */
export function AnnouncementStrip({ text, url }: { text: string; url: string }) {
  return (
    <aside
      aria-label={words.announcement}
      className="no-print flex min-h-11 items-center justify-center bg-turmeric-wash px-4 py-2 text-center text-sm"
    >
      {url === '' ? text : <AnnouncementLink text={text} url={url} />}
    </aside>
  );
}

function AnnouncementLink({ text, url }: { text: string; url: string }) {
  const look = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return url.startsWith('/') ? (
    <Link to={url} className={look}>
      {text}
    </Link>
  ) : (
    <a href={url} rel="noopener" className={look}>
      {text}
    </a>
  );
}
