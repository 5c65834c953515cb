import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { ScrollRestoration } from 'react-router';
import { Toaster } from '#ui/overlay/toaster.tsx';
import { useOutbox } from '#admin/packing/outbox/use-outbox.ts';
import { usePalette } from '#admin/search/use-palette.tsx';
import { useSession } from '#admin/session/use-me.ts';
import { BottomBar } from './bottom-bar.tsx';
import { CannotReach } from './cannot-reach.tsx';
import { followChanges } from './follow-changes.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { PermittedScreen } from '#admin/session/permitted-screen.tsx';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useScreenFocus } from './use-screen-focus.ts';
import { Waiting } from './waiting.tsx';

const SignIn = lazy(async () => ({ default: (await import('#admin/session/sign-in.tsx')).SignIn }));

/** The frame of every screen: rail or bottom bar around the screen, or the sign-in without a session. */
export function Shell() {
  const session = useSession();
  if (session.data) return <Frame />;
  if (session.data === null)
    return (
      <Suspense fallback={<Waiting />}>
        <SignIn />
      </Suspense>
    );
  if (session.isError) return <CannotReach error={session.error} retry={() => void session.refetch()} />;
  return <Waiting />;
}

function Frame() {
  const { open, palette } = usePalette();
  const client = useQueryClient();
  useScreenFocus();
  useEffect(() => followChanges(client), [client]);
  useOutbox();
  return (
    <div className="md:pl-16 xl:pl-52">
      <a
        href="#main"
        className="sr-only z-50 rounded-sm bg-card p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the screen
      </a>
      <Rail onSearch={open} />
      <div className="toasts">
        <Toaster />
      </div>
      <TopBar onSearch={open} />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="min-h-dvh pb-20 outline-none md:pb-6">
        <PermittedScreen />
      </main>
      <BottomBar />
      {palette}
      <ScrollRestoration />
    </div>
  );
}
