import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { leaveToBrowserOffline } from './service-worker/leave-to-browser-offline.ts';

const QUIET_MS = 2_000;

// A production page decides itself when its fonts load.
if (import.meta.env.DEV) void import('#ui/styles/fonts.css');

if ('serviceWorker' in navigator) window.addEventListener('click', leaveToBrowserOffline, { capture: true });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Runs last, after the page has loaded.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const start = async () => {
    const { startOffline } = await import('./service-worker/start-offline.ts');
    await startOffline();
  };
  const whenIdle = () => setTimeout(() => void start().catch(() => {}), QUIET_MS);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
