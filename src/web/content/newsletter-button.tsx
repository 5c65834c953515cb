import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toPath } from '#contract/client.ts';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { Button } from '#ui/form/button.tsx';
import { startAtContent } from '#ui/overlay/keep-in-page.ts';
import * as words from './words.ts';

/** Confirms or ends a subscription. It is a form, so that it works with script off. */
export function NewsletterButton({ token, to }: { token: string; to: keyof typeof words.newsletterButtons }) {
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const endpoint = `POST /newsletter/${to}/{token}` as const;
  const parameters = { params: { token } };
  async function change(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setProblem(undefined);
    try {
      await callApi(endpoint, parameters);
      await revalidate();
      // The button is gone, so the focus moves to the content.
      startAtContent();
    } catch (error) {
      setProblem(toApiError(error).message);
    } finally {
      setSending(false);
    }
  }
  return (
    <form method="post" action={toPath(endpoint, parameters)} onSubmit={(event) => void change(event)}>
      <Button type="submit" variant={to === 'confirm' ? 'primary' : 'quiet'} busy={isSending}>
        {words.newsletterButtons[to]}
      </Button>
      <p role="alert" className="mt-2 text-base text-alert empty:hidden">
        {problem}
      </p>
    </form>
  );
}
