import type { UploadedPictureJson } from '#contract/catalogue/picture.ts';
import { ApiError } from '#contract/api-error.ts';
import type { SendingOptions } from './send-in-parts.ts';

export type Upload = {
  key: number;
  file: File;
  /** How many bytes the shop has. */
  sent: number;
  state: 'waiting' | 'sending' | 'offline' | 'failed';
  /** Why it failed. */
  problem?: string;
  /** Whether sending it again may help: not where the shop cannot use the file. */
  mayRetry?: boolean;
};

/** Sends one file, and reports the bytes that the shop has and whether it waits for the network. */
export type SendFile = (file: File, options: SendingOptions) => Promise<UploadedPictureJson>;

type Listeners = {
  onChange: (uploads: readonly Upload[]) => void;
  onDone: (picture: UploadedPictureJson, key: number) => void;
};

const atOnce = 2;

/** Uploads files in order, two at a time. Failed files stay until they are retried or given up. */
export function createUploadQueue(send: SendFile, { onChange, onDone }: Listeners) {
  let uploads: readonly Upload[] = [];
  let lastKey = 0;
  const running = new Map<number, AbortController>();

  function replace(next: readonly Upload[]): void {
    uploads = next;
    onChange(uploads);
    for (const { key, state } of uploads)
      if (state === 'waiting' && running.size < atOnce && !running.has(key)) void start(key);
  }

  function change(key: number, changes: Partial<Upload>): void {
    if (uploads.some((each) => each.key === key))
      replace(uploads.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }

  async function start(key: number): Promise<void> {
    const control = new AbortController();
    running.set(key, control);
    change(key, { state: 'sending' });
    try {
      const { file } = uploads.find((each) => each.key === key)!;
      const picture = await send(file, {
        signal: control.signal,
        onSent: (sent) => change(key, { sent }),
        onOffline: (isOffline) => change(key, { state: isOffline ? 'offline' : 'sending' }),
      });
      if (!control.signal.aborted) onDone(picture, key);
      uploads = uploads.filter((each) => each.key !== key);
    } catch (error) {
      uploads = fail(key, error);
    }
    running.delete(key);
    replace(uploads);
  }

  function fail(key: number, error: unknown): readonly Upload[] {
    const failed = { state: 'failed' as const, ...explain(error) };
    return uploads.map((each) => (each.key === key ? { ...each, ...failed } : each));
  }

  return {
    add(files: readonly File[]): void {
      replace([
        ...uploads,
        ...files.map((file) => ({ key: (lastKey += 1), file, sent: 0, state: 'waiting' as const })),
      ]);
    },
    retry: (key: number) => change(key, { state: 'waiting', mayRetry: false }),
    giveUp(key: number): void {
      running.get(key)?.abort();
      replace(uploads.filter((each) => each.key !== key));
    },
    /** Stops everything; the shop keeps what it has of a photo for a day. */
    stop(): void {
      for (const control of running.values()) control.abort();
      uploads = [];
    },
  };
}

function explain(error: unknown): Pick<Upload, 'problem' | 'mayRetry'> {
  const fallback = 'This photo could not be sent. Please try again.';
  if (!(error instanceof ApiError)) return { problem: fallback, mayRetry: true };
  if (error.kind !== 'answer')
    return { problem: 'There is no network. Try again when it is back.', mayRetry: true };
  const isFinal = [413, 415, 422].includes(error.status);
  return { problem: error.messageOr(fallback), mayRetry: !isFinal };
}
