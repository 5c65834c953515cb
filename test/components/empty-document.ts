import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissToast, listToasts } from '#ui/overlay/toasts.ts';

// The files of a worker share their modules, and with them the toasts that were not dismissed.
afterEach(() => {
  cleanup();
  for (const { id } of listToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
});
