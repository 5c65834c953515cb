import { data, Link } from 'react-router';
import { findSubscription } from '#shop/messaging/subscribe-newsletter.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/newsletter.route.ts';
import { NewsletterButton } from './newsletter-button.tsx';
import * as words from './words.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const { token } = params;
  if (token === undefined) {
    const refused = url.searchParams.get('refused');
    const state = refused === 'email' ? 'invalid' : refused ? 'busy' : 'sent';
    return data({ state, token: '' } as const);
  }
  const state = await requirePart(ctx, findSubscription(ctx, token));
  return data({ state: state ?? 'unknown', token } as const, { status: state ? 200 : 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.newsletterTitle, matches);
}

/**
 * The target of the link in a newsletter e-mail. Opening the page changes nothing, because mail programs open links automatically. Without
 * a token it is the page shown after the form of the home page was sent without script, including when the address was refused.
 */
export default function NewsletterPage({ loaderData: { state, token } }: Route.ComponentProps) {
  const { title, text } = words.subscriptions[state];
  return (
    <EmptyState
      level={1}
      picture={state === 'unknown' ? 'not-found' : 'envelope'}
      title={title}
      actions={
        <>
          {state === 'asked' ? <NewsletterButton token={token} to="confirm" /> : <WayOn state={state} />}
          {state === 'confirmed' && <NewsletterButton token={token} to="unsubscribe" />}
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

function WayOn({ state }: { state: keyof typeof words.subscriptions }) {
  if (state === 'invalid' || state === 'busy') {
    return (
      <Link to={`${paths.home()}#newsletter`} className={buttonClasses()}>
        {words.backToForm}
      </Link>
    );
  }
  return state === 'unknown' ? (
    <Link to={paths.home()} className={buttonClasses()}>
      {words.goHome}
    </Link>
  ) : (
    <Link to={paths.products()} className={buttonClasses()}>
      {words.continueShopping}
    </Link>
  );
}
