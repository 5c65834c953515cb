import { Link2, MessageCircle, ThumbsUp } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import * as words from './words.ts';

/** Shares the shop's home page, never the order: the order's URL is private and would redirect a friend to the login. */
export function ShareOrder() {
  const shop = () => new URL(paths.home(), window.location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shop());
      notify(words.linkCopied);
    } catch {
      notify(words.copyFailed, { tone: 'error' });
    }
  };
  const open = (address: string) => window.open(address, '_blank', 'noopener,noreferrer');
  const look = buttonClasses({ variant: 'secondary' });
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className={look}
        onClick={() => open(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(shop())}`)}
      >
        <ThumbsUp aria-hidden="true" size={18} /> {words.facebook}
      </button>
      <button
        type="button"
        className={look}
        onClick={() => open(`https://wa.me/?text=${encodeURIComponent(`${words.shareText} ${shop()}`)}`)}
      >
        <MessageCircle aria-hidden="true" size={18} /> {words.whatsapp}
      </button>
      <Button variant="secondary" onClick={() => void copy()}>
        <Link2 aria-hidden="true" size={18} /> {words.copyLink}
      </Button>
    </div>
  );
}
