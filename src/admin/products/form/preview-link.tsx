import { Copy, Eye } from 'lucide-react';
import type { Product } from '#admin/products/use-product.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';

/** Opens the page of the product as shoppers see it or will see it, and copies a link to it for another person. */
export function PreviewLink({ product: { status, url, preview_url: preview } }: { product: Product }) {
  if (status === 'archived') return null;
  const isLive = status === 'live';
  const href = isLive ? url : preview;
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(href, window.location.href).href);
      notify(isLive ? 'Link copied' : 'Preview link copied. It works for 7 days.');
    } catch {
      notify('The browser did not copy it. Open the page and copy its address.', { tone: 'error' });
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <a href={href} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'quiet' })}>
        <Eye aria-hidden="true" size={18} />
        {isLive ? 'See in the shop' : 'Preview'}
      </a>
      <Button variant="quiet" onClick={() => void copy()}>
        <Copy aria-hidden="true" size={18} />
        Copy link
      </Button>
    </div>
  );
}
