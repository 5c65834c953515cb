import { Link2, MessageCircle, ThumbsUp } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';

const words = 'I found something made by hand in India:';

/** Shares the shop's home page, never the order: the order's URL is private and would lead a friend to the login. */
export function ShareOrder() {
  const shop = () => new URL(paths.home(), window.location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shop());
      notify('Link copied to clipboard!');
    } catch {
      notify('Failed to copy link', { tone: 'error' });
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
        <ThumbsUp aria-hidden="true" size={18} /> Facebook
      </button>
      <button
        type="button"
        className={look}
        onClick={() => open(`https://wa.me/?text=${encodeURIComponent(`${words} ${shop()}`)}`)}
      >
        <MessageCircle aria-hidden="true" size={18} /> WhatsApp
      </button>
      <Button variant="secondary" onClick={() => void copy()}>
        <Link2 aria-hidden="true" size={18} /> Copy link
      </Button>
    </div>
  );
}
