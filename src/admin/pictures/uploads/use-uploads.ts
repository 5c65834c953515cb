import { useEffect, useEffectEvent, useState } from 'react';
import type { UploadedPictureJson } from '#contract/catalogue/picture.ts';
import { sendPicture } from './send-picture.ts';
import { type Upload, createUploadQueue } from './upload-queue.ts';

type Queue = ReturnType<typeof createUploadQueue>;

/** The photos that are on their way to the shop; they stop when the screen is left. */
export function useUploads(onDone: (picture: UploadedPictureJson, key: number) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [queue, setQueue] = useState<Queue>();
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    const made = createUploadQueue(sendPicture, { onChange: setUploads, onDone: (...done) => tell(...done) });
    setQueue(made);
    return made.stop;
  }, []);
  return { uploads, queue };
}
