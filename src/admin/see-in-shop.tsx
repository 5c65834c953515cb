import { ExternalLink } from 'lucide-react';
import { buttonClasses } from '#ui/form/button.tsx';

/** Opens the shop page that a screen edits, in a new tab. */
export function SeeInShop({ path }: { path: string }) {
  return (
    <a href={path} target="_blank" rel="noopener" className={buttonClasses({ variant: 'secondary' })}>
      <ExternalLink aria-hidden="true" size={18} />
      See in the shop
    </a>
  );
}
