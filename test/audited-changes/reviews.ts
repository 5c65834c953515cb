import { makeId } from '#shop/context.ts';
import { makeCustomer } from '#test/make.ts';
import { post } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { writeReviewOf } from '#test/scenes/reviews.ts';
import { type AuditedChange, type Scene, changes } from './audited-change.ts';

async function review({ shop, productId }: Scene, text: string): Promise<string> {
  const buyer = await makeCustomer(shop);
  return (await writeReviewOf(shop, { buyer, productId, text })).review.id;
}

async function question({ shop, productId }: Scene): Promise<string> {
  const buyer = await makeCustomer(shop);
  const body = { text: 'Does it need polish?' };
  const asked = await post(shop, `/products/${productId}/questions`, { as: buyer, body });
  return (await readAnswer('POST /products/{id}/questions', asked)).question.id;
}

const held = 'See www.cheap.example';

async function subscribe({ shop }: Scene): Promise<string> {
  const id = makeId(shop.ctx, 'sub');
  const token_hash = Buffer.from(shop.ctx.random(32));
  await shop.db
    .insertInto('newsletter_subscriptions')
    .values({ id, email: `${id}@example.in`, token_hash, source: 'form', created_at: shop.clock.now() })
    .execute();
  return id;
}

export const reviewChanges: Record<string, AuditedChange> = {
  'DELETE /admin/subscribers/{id}': changes('subscriber.removed', 'removed', async (scene) => ({
    path: `/admin/subscribers/${await subscribe(scene)}`,
  })),
  'POST /admin/reviews/approvals': changes('review.approved', 'changed', async (scene) => ({
    path: '/admin/reviews/approvals',
    body: { ids: [await review(scene, held)] },
  })),
  'POST /admin/reviews/{id}/approve': changes('review.approved', 'changed', async (scene) => ({
    path: `/admin/reviews/${await review(scene, held)}/approve`,
    body: { version: 1 },
  })),
  'POST /admin/reviews/{id}/hide': changes('review.hidden', 'changed', async (scene) => ({
    path: `/admin/reviews/${await review(scene, 'Good.')}/hide`,
    body: { version: 1, reason: 'Names another customer' },
  })),
  'POST /admin/reviews/{id}/reply': changes('review.replied', 'changed', async (scene) => ({
    path: `/admin/reviews/${await review(scene, 'Good.')}/reply`,
    body: { version: 1, text: 'Thank you!' },
  })),
  'POST /admin/questions/{id}/answer': changes('question.answered', 'changed', async (scene) => ({
    path: `/admin/questions/${await question(scene)}/answer`,
    body: { version: 1, text: 'A dry cloth is enough.' },
  })),
  'POST /admin/questions/{id}/hide': changes('question.hidden', 'changed', async (scene) => ({
    path: `/admin/questions/${await question(scene)}/hide`,
    body: { version: 1, reason: 'Is about another shop' },
  })),
  'DELETE /admin/reviews/{id}/reply': changes('review.reply_removed', 'changed', async (scene) => {
    const id = await review(scene, 'Good.');
    const body = { version: 1, text: 'Thank you!' };
    await post(scene.shop, `/admin/reviews/${id}/reply`, { as: scene.owner, body });
    return { path: `/admin/reviews/${id}/reply` };
  }),
};
