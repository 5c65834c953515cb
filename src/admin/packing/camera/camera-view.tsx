import { useEffect, useRef } from 'react';
import { notify } from '#ui/overlay/toasts.ts';
import { emitScan } from '../scan/scans.ts';
import { openDetector } from './detector.ts';

const pauseMs = 120;
/** A code that stays in view is read once; to scan a second piece with the same code, it has to be out of view for this long. */
const awayMs = 900;

/** Shows the camera picture and emits the codes in it. */
export function CameraView({ onFailure }: { onFailure: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  useEffect(() => {
    const ended = new AbortController();
    watch(video.current!, ended.signal).catch((error: Error) => {
      if (ended.signal.aborted) return;
      notify(toSentence(error), { tone: 'error' });
      latest.current();
    });
    return () => ended.abort();
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="Camera"
      className="aspect-video max-h-60 w-full rounded-md bg-ink object-cover"
    />
  );
}

async function watch(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  if (!isSecureContext) throw new DOMException('', 'SecurityError');
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', stop);
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  const detect = await openDetector();
  const seenAt = new Map<string, number>();
  while (!signal.aborted) {
    // A locked phone or a call may take the camera away, which would leave its last picture frozen.
    if (stream.getTracks().some(({ readyState }) => readyState === 'ended'))
      throw new DOMException('', 'InvalidStateError');
    // Each picture is read before the next one is taken.
    // oxlint-disable-next-line no-await-in-loop
    for (const code of await detect(video)) {
      const now = performance.now();
      if (now - (seenAt.get(code) ?? -Infinity) > awayMs) emitScan(code);
      seenAt.set(code, now);
    }
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function toSentence({ name }: Error): string {
  if (name === 'NotAllowedError')
    return 'The camera is not allowed here. Allow it in the browser’s settings.';
  if (name === 'NotFoundError') return 'This device has no camera.';
  if (name === 'SecurityError')
    return 'The camera needs the https address of the shop. Count by hand, or use a scanner.';
  if (name === 'NotReadableError') return 'Another app is using the camera. Close it there and try again.';
  if (name === 'InvalidStateError') return 'The camera stopped. Please open it again.';
  return 'The camera could not be opened. Count by hand, or use a scanner.';
}
