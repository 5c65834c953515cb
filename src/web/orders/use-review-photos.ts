import { useState } from 'react';
import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import type { ApiError } from '#contract/api-error.ts';
import { MOST_REVIEW_PHOTOS } from '#domain/review/review-photo.ts';
import { sendForm } from '#web/api-client.ts';
import { shrinkPhoto } from '#ui/shrink-photo.ts';
import * as words from './words.ts';

/** A photo that the shop has; `preview` is a data URL, empty where the browser cannot show the file. */
export type AddedPhoto = { id: string; preview: string };

const timeoutMs = 120_000;

/** Sends the photos of a review one after the other as they are chosen. */
export function useReviewPhotos(productId: string) {
  const [photos, setPhotos] = useState<AddedPhoto[]>([]);
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState('');
  const room = MOST_REVIEW_PHOTOS - photos.length - sending;

  async function add(files: File[]) {
    const chosen = files.slice(0, room);
    setProblem(files.length > room ? words.tooManyPhotos(MOST_REVIEW_PHOTOS) : '');
    setSending((count) => count + chosen.length);
    for (const file of chosen) {
      try {
        // One after the other: a phone sends the first while it has little network for the rest.
        // oxlint-disable-next-line no-await-in-loop
        const photo = await sendPhoto(productId, file);
        setPhotos((known) => [...known, photo]);
      } catch (error) {
        setProblem((error as ApiError).message);
      } finally {
        setSending((count) => count - 1);
      }
    }
  }

  return {
    photos,
    ids: photos.map(({ id }) => id),
    room,
    isSending: sending > 0,
    problem,
    add,
    remove: (id: string) => setPhotos(photos.filter((photo) => photo.id !== id)),
  };
}

async function sendPhoto(productId: string, file: File): Promise<AddedPhoto> {
  const small = await shrinkPhoto(file).catch(() => undefined);
  const form = new FormData();
  form.append('file', small ?? file, 'photo.jpg');
  const path = toPath('POST /products/{id}/reviews/photos', { params: { id: productId } });
  const { id } = (await sendForm(path, form, {
    timeoutMs,
  })) as Answer<'POST /products/{id}/reviews/photos'>;
  return { id, preview: small ? await readDataUrl(small) : '' };
}

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve(String(reader.result ?? '')));
    reader.readAsDataURL(blob);
  });
}
