import { type FormEvent, useState } from 'react';
import { SUBSCRIBE_ANSWER } from '#domain/messaging/newsletter.ts';
import { toApiError } from '#contract/api-error.ts';
import { toPath } from '#contract/client.ts';
import { callApi } from '#web/api-client.ts';
import { readFields } from '#web/shell/read-fields.ts';
import { Button } from '#ui/form/button.tsx';
import { Corner } from '#ui/ornament/corner.tsx';
import { useFocusAtStart } from '#ui/overlay/keep-in-page.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import * as words from './words.ts';

type State = { kind: 'idle' | 'sending' | 'done' } | { kind: 'failed'; reason: string };

/** Subscribes a visitor to the newsletter; the address has to be confirmed. */
export function Newsletter() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = readFields(event.currentTarget, ['email']);
    setState({ kind: 'sending' });
    try {
      await callApi('POST /newsletter/subscriptions', { body });
      setState({ kind: 'done' });
    } catch (error) {
      const { fields, message } = toApiError(error);
      setState({ kind: 'failed', reason: fields.email ?? message });
    }
  }
  function refuse(event: FormEvent<HTMLInputElement>) {
    event.preventDefault();
    event.currentTarget.focus();
    setState({ kind: 'failed', reason: words.emailInvalid });
  }
  return (
    <section aria-labelledby="newsletter" className="pt-16 measure lg:pt-24">
      <div className="relative overflow-hidden rounded-md border border-line bg-card px-6 py-10 md:px-12 lg:flex lg:items-center lg:gap-16 lg:px-24">
        <Corner className="absolute top-3 left-3 text-sandalwood max-lg:hidden" />
        <div className="flex-1">
          <h2 id="newsletter" className="font-display text-2xl font-medium">
            {words.newsletter}
          </h2>
          <p className="mt-2 text-lg text-quiet">{words.newsletterText}</p>
        </div>
        <form
          method="post"
          action={toPath('POST /newsletter/subscriptions')}
          onSubmit={subscribe}
          className="mt-6 flex-1 lg:mt-0"
        >
          {state.kind === 'done' ? (
            <Subscribed />
          ) : (
            <div className="flex flex-wrap items-start gap-3">
              <TextInput
                className="min-w-0 flex-[1_1_14rem]"
                label={words.email}
                name="email"
                type="email"
                autoComplete="email"
                required
                // Without script the browser shows its own message.
                onInvalid={refuse}
                error={state.kind === 'failed' ? state.reason : undefined}
              />
              <Button type="submit" className="min-h-12 sm:mt-[1.875rem]" busy={state.kind === 'sending'}>
                {words.subscribe}
              </Button>
            </div>
          )}
        </form>
      </div>
    </section>
  );
}

/** Replaces the form, and takes over the focus of its button. */
function Subscribed() {
  const place = useFocusAtStart<HTMLParagraphElement>();
  return (
    <p
      ref={place}
      tabIndex={-1}
      role="status"
      className="rounded-sm bg-leaf-wash px-4 py-3 text-lg text-leaf outline-none"
    >
      {SUBSCRIBE_ANSWER}
    </p>
  );
}
