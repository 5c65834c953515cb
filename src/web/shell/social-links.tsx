import type { FooterContent } from '#domain/content/content.ts';
import { iconButtonClasses } from '#ui/form/icon-button.tsx';
import * as words from './footer-words.ts';

// Icons of the networks in the stroke width of the other icons.
const signs = {
  facebook: {
    label: words.facebook,
    path: 'M14.5 21v-8h2.8l.4-3.2h-3.2V7.7c0-.9.3-1.6 1.6-1.6h1.7V3.2c-.3 0-1.3-.1-2.5-.1-2.5 0-4.1 1.5-4.1 4.2v2.5H8.4V13h2.8v8',
  },
  instagram: {
    label: words.instagram,
    path: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 8.3a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 1 0 0-7.4M17 6.9v.1',
  },
  twitter: { label: words.twitter, path: 'M4 4l16 16M20 4L13.5 11.3M10.5 12.7L4 20' },
};

/** Links to the shop's profiles on the networks for which it gave a URL. */
export function SocialLinks({ links }: { links: FooterContent['socialLinks'] }) {
  const given = (['facebook', 'instagram', 'twitter'] as const).filter((network) => links[network]);
  if (given.length === 0) return null;
  return (
    <ul className="mt-4 -ml-2.5 flex">
      {given.map((network) => (
        <li key={network}>
          <a
            href={links[network]}
            rel="noopener me"
            aria-label={signs[network].label}
            className={iconButtonClasses('hover:bg-white/10')}
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              width="22"
              height="22"
              className="lucide"
              fill="none"
              stroke="currentColor"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={signs[network].path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
