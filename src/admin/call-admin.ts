import { createClient } from '#contract/client.ts';
import { type CallOptions, readJson, requireSuccess, sendCall } from '#contract/send-call.ts';

/** Calls an endpoint of the API as the person whose session cookie the browser sends; throws ApiError. */
export const callAdmin = createClient<CallOptions>(async (call, options) =>
  readJson(await requireSuccess(await sendCall(call, options))),
);
