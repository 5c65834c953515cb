import { sql } from 'kysely';
import type { SubscribersAnswer, SubscriberListing } from '#contract/subscribers.ts';
import type { SubscriptionSource } from '#domain/messaging/subscription-source.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';

type Subscriber = SubscribersAnswer['subscribers'][number];

/** Returns one page of the newsletter's subscribers in a state, newest first. Throws unauthenticated, forbidden. */
export async function listSubscribers(reader: Reader, wanted: SubscriberListing): Promise<SubscribersAnswer> {
  requireAbility(reader, 'edit_content');
  const found = narrow(reader, wanted);
  const [subscribers, { total }] = await Promise.all([
    read(found.limit(wanted.limit).offset(toOffset(wanted)), wanted.sort),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { subscribers, total: Number(total) };
}

/** Returns at most `MOST_EXPORTED` subscribers of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportSubscribers(reader: Reader, wanted: SubscriberListing): Promise<Subscriber[]> {
  requireAbility(reader, 'edit_content');
  return read(narrow(reader, wanted).limit(MOST_EXPORTED), wanted.sort);
}

function narrow({ db }: Reader, { q, state, source }: SubscriberListing) {
  return db
    .selectFrom('newsletter_subscriptions')
    .where('ended_at', state === 'ended' ? 'is not' : 'is', null)
    .$if(state !== 'ended', (query) =>
      query.where('confirmed_at', state === 'confirmed' ? 'is not' : 'is', null),
    )
    .$if(source !== undefined, (query) => query.where('source', '=', source!))
    .$if(Boolean(q), (query) => query.where(sql<boolean>`strpos(email, ${q!.toLowerCase()}) > 0`));
}

async function read(
  found: ReturnType<typeof narrow>,
  sort: SubscriberListing['sort'],
): Promise<Subscriber[]> {
  const rows = await found
    .select(['id', 'email', 'source', 'created_at', 'confirmed_at', 'ended_at'])
    .$if(sort === 'email', (query) => query.orderBy('email'))
    .$if(sort !== 'email', (query) => query.orderBy('created_at', 'desc').orderBy('id', 'desc'))
    .execute();
  return rows.map(({ created_at, confirmed_at, ended_at, source, ...row }) => ({
    ...row,
    source: source as SubscriptionSource,
    asked_at: created_at.toISOString(),
    confirmed_at: confirmed_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  }));
}
