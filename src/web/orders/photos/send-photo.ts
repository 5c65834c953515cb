import { sendForm } from '#web/api-client.ts';

const timeoutMs = 120_000;

/** Sends a photo to a path of the API and returns its answer; throws ApiError. */
export function sendPhoto(path: string, photo: Blob): Promise<unknown> {
  const form = new FormData();
  form.append('file', photo, 'photo.jpg');
  return sendForm(path, form, { timeoutMs });
}
