import { ExternalLink } from 'lucide-react';
import { buttonClasses } from '#ui/form/button.tsx';

/** Opens the page of the shop that shows what a screen edits, in its own tab. */
export function SeeInShop({ path }: { path: string }) {
  return (
    <a href={path} target="_blank" rel="noopener" className={buttonClasses({ variant: 'secondary' })}>
      <ExternalLink aria-hidden="true" size={18} />
      See in the shop
    </a>
  );
}
