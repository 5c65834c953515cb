import { callAdmin } from '#admin/call-admin.ts';
import { retryWhileUnreachable } from './retry-while-unreachable.ts';
import { sendInParts } from './send-in-parts.ts';
import type { SendFile } from './upload-queue.ts';

/** The shop responds once the picture is made, which waits its turn after those of others. */
const finishTimeoutMs = 90_000;

/** Sends a photo in parts, and returns the picture that the shop makes of it. Throws ApiError. */
export const sendPicture: SendFile = async (file, options) => {
  const id = await sendInParts(file, 'picture', options);
  const { signal } = options;
  return retryWhileUnreachable(
    () =>
      callAdmin('POST /admin/uploads/{id}/picture', { params: { id }, signal, timeoutMs: finishTimeoutMs }),
    options,
  );
};
