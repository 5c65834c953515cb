import { data, Link } from 'react-router';
import type { SubscriptionState } from '#domain/messaging/newsletter.ts';
import { findSubscription } from '#shop/messaging/subscribe-newsletter.ts';
import { throwNotFound } from '#web/rendering/throw-not-found.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/newsletter.route.ts';
import { ChangeButton } from './newsletter-button.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const { token } = params;
  const state = await throwNotFound(ctx, findSubscription(ctx, token));
  return data({ state: state ?? 'unknown', token } as const, { status: state ? 200 : 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta('Newsletter', matches);
}

const words: Record<SubscriptionState | 'unknown', { title: string; text: string }> = {
  asked: {
    title: 'One more press',
    text: 'Then we may send you our newsletter, about twice a month. If you did not ask for them, do nothing.',
  },
  confirmed: {
    title: 'Your subscription is confirmed',
    text: 'Thank you! The next newsletter comes to you.',
  },
  ended: { title: 'You are unsubscribed', text: 'We will not write to you again.' },
  unknown: {
    title: 'This link is not valid any more',
    text: 'Ask for a new one at the foot of the home page: the latest link is the one that counts.',
  },
};

/** The target of the link in a newsletter e-mail. Opening the page changes nothing, because mail programs open links automatically. */
export default function NewsletterPage({ loaderData: { state, token } }: Route.ComponentProps) {
  const { title, text } = words[state];
  return (
    <EmptyState
      level={1}
      picture={state === 'unknown' ? 'not-found' : 'envelope'}
      title={title}
      actions={
        <>
          {state === 'asked' ? <ChangeButton token={token} to="confirm" /> : <WayOn state={state} />}
          {state === 'confirmed' && <ChangeButton token={token} to="unsubscribe" />}
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

function WayOn({ state }: { state: keyof typeof words }) {
  return state === 'unknown' ? (
    <Link to={paths.home()} className={buttonClasses()}>
      Go Home
    </Link>
  ) : (
    <Link to={paths.products()} className={buttonClasses()}>
      Continue Shopping
    </Link>
  );
}
