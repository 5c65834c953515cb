import { addSavedReply } from '#shop/support/saved-replies/add-saved-reply.ts';
import { changeSavedReply } from '#shop/support/saved-replies/change-saved-reply.ts';
import { listSavedReplies } from '#shop/support/saved-replies/list-saved-replies.ts';
import { removeSavedReply } from '#shop/support/saved-replies/remove-saved-reply.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/saved-replies.ts';

export const savedReplies = createRouter();

savedReplies.openapi(routes.list, async (c) =>
  c.json({ saved_replies: await listSavedReplies(c.get('ctx')) }, 200),
);
savedReplies.openapi(routes.add, async (c) =>
  c.json({ saved_reply: await addSavedReply(c.get('ctx'), c.req.valid('json')) }, 201),
);
savedReplies.openapi(routes.change, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ saved_reply: await changeSavedReply(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
savedReplies.openapi(routes.remove, async (c) => {
  await removeSavedReply(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});
