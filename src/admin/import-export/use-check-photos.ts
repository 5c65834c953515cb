import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { sendInParts } from '#admin/pictures/uploads/send-in-parts.ts';
import type { Import } from './use-imports.ts';

/** How much of a ZIP the shop has. */
export type Sending = { name: string; size: number; sent: number; isOffline: boolean };

/** The shop reads the file list of the ZIP before it responds. */
const checkTimeoutMs = 60_000;

/** Sends a ZIP of photos in parts and has it checked, which saves nothing. Leaving the screen stops it. */
export function useCheckPhotos() {
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const mutation = useMutation<Import, ApiError, File>({
    mutationFn: async (file) => {
      control.current = new AbortController();
      const { signal } = control.current;
      const change = (changes: Partial<Sending>) =>
        setSending((before) => ({
          name: file.name,
          size: file.size,
          sent: 0,
          isOffline: false,
          ...before,
          ...changes,
        }));
      change({});
      const upload = await sendInParts(file, 'archive', {
        signal,
        onSent: (sent) => change({ sent }),
        onOffline: (isOffline) => change({ isOffline }),
      });
      // The screen may be left from now on.
      setSending(undefined);
      const body = { upload, file_name: file.name.slice(-200), dry_run: true };
      return callAdmin('POST /admin/imports/photos', { body, signal, timeoutMs: checkTimeoutMs });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['imports'] }),
    onSettled: () => setSending(undefined),
  });
  return { ...mutation, sending, stop: () => control.current?.abort() };
}
