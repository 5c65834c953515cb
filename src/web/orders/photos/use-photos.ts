import { useState } from 'react';
import { toApiError } from '#contract/api-error.ts';
import { shrinkPhoto } from '#ui/shrink-photo.ts';
import * as words from '../words.ts';

/** A photo that was chosen; `preview` is a data URL, empty where the browser cannot show the file. */
export type ChosenPhoto = { id: string; preview: string };

/** Keeps a list of up to `most` photos; `take` turns each chosen file into a photo, one after the other. */
export function usePhotos<Photo extends ChosenPhoto>(most: number, take: (file: File) => Promise<Photo>) {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [taking, setTaking] = useState(0);
  const [problem, setProblem] = useState('');
  const room = most - photos.length - taking;

  async function add(files: File[]) {
    const chosen = files.slice(0, room);
    setProblem(files.length > room ? words.tooManyPhotos(most) : '');
    setTaking((count) => count + chosen.length);
    for (const file of chosen) {
      try {
        // One after the other, so that a phone with a slow network finishes the first photo before it starts the next.
        // oxlint-disable-next-line no-await-in-loop
        const photo = await take(file);
        setPhotos((known) => [...known, photo]);
      } catch (error) {
        setProblem(toApiError(error).message);
      } finally {
        setTaking((count) => count - 1);
      }
    }
  }

  const remove = (id: string) => setPhotos((known) => known.filter((photo) => photo.id !== id));
  return { photos, room, isTaking: taking > 0, problem, add, remove };
}

/** Returns the photo to send, shrunk if the browser can read it, and a data URL that shows it. */
export async function readPhoto(file: File): Promise<{ sent: Blob; preview: string }> {
  const small = await shrinkPhoto(file).catch(() => undefined);
  return { sent: small ?? file, preview: small ? await readDataUrl(small) : '' };
}

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve(String(reader.result ?? '')));
    reader.readAsDataURL(blob);
  });
}
