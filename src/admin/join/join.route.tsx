import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { toApiError } from '#contract/api-error.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { useTitle } from '#admin/use-title.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { JoinForm } from './join-form.tsx';

/** The page behind a one-time link: a person who was invited, or needs a new password, chooses a password. */
export function Component() {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '');
  const link = useQuery({
    queryKey: ['join', token],
    queryFn: ({ signal }) => callAdmin('POST /admin/staff/link', { body: { token }, signal }),
    staleTime: Infinity,
  });
  useTitle('Choose a password');
  if (link.data) return <JoinForm token={token} person={link.data} />;
  return (
    <main className="grid min-h-dvh place-items-center text-madder">
      {link.error ? <Failed error={link.error} retry={() => void link.refetch()} /> : <Spinner />}
    </main>
  );
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const { status } = toApiError(error);
  if (status !== 404 && status !== 422) return <CannotReach error={error} retry={retry} />;
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title="This link does not work"
      actions={
        <Link to="/" className={buttonClasses()}>
          Go to sign-in
        </Link>
      }
    >
      It may have been used already, or it has expired. Please ask for a new one.
    </EmptyState>
  );
}
