import { Trash2 } from 'lucide-react';
import { toApiError } from '#contract/api-error.ts';
import { SOURCE_WORDS, SubscriptionSource } from '#domain/messaging/subscription-source.ts';
import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { BulkAction, BulkResult, ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/format/format-time.ts';

type Subscriber = Answer<'GET /admin/subscribers'>['subscribers'][number];

/** Erases the addresses one by one; failures are listed by address. */
const remove: BulkAction = {
  id: 'remove',
  label: 'Remove',
  icon: Trash2,
  done: 'removed',
  ask: (count) => ({
    title: count === 1 ? 'Remove this address?' : `Remove ${count} addresses?`,
    effect: 'They are erased at the subscribers’ request. This cannot be undone.',
    button: `Remove ${count}`,
  }),
  run: async (ids) => {
    const results: BulkResult[] = [];
    for (const id of ids) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        await callAdmin('DELETE /admin/subscribers/{id}', { params: { id } });
        results.push({ id });
      } catch (error) {
        results.push({ id, failure: toApiError(error).message });
      }
    }
    return results;
  },
};

/** Without a filter, the list has confirmed subscribers: only they may receive mail. */
export const subscribersList: ListDefinition<Subscriber> = {
  name: 'subscribers',
  title: 'Newsletter',
  noun: { one: 'subscriber', many: 'subscribers' },
  idOf: ({ id }) => id,
  nameOf: ({ email }) => email,
  searchHint: 'Part of the e-mail address',
  filters: [
    {
      id: 'state',
      label: 'Others',
      kind: 'choice',
      isSingle: true,
      choices: [
        { value: 'asked', label: 'Not confirmed yet' },
        { value: 'ended', label: 'Unsubscribed' },
      ],
    },
    {
      id: 'source',
      label: 'Came by',
      kind: 'choice',
      isSingle: true,
      choices: SubscriptionSource.options.map((value) => ({ value, label: SOURCE_WORDS[value] })),
    },
  ],
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'email', label: 'By address' },
  ],
  columns: [
    { id: 'email', label: 'E-mail', cell: ({ email }) => email },
    { id: 'source', label: 'Came by', cell: ({ source }) => SOURCE_WORDS[source] },
    { id: 'asked', label: 'Asked', cell: ({ asked_at }) => formatShort(asked_at) },
    { id: 'confirmed', label: 'Confirmed', cell: ({ confirmed_at }) => formatMaybe(confirmed_at) },
    { id: 'ended', label: 'Unsubscribed', cell: ({ ended_at }) => formatMaybe(ended_at) },
  ],
  card: ({ email, source, asked_at, confirmed_at, ended_at }) => (
    <span className="flex flex-col gap-1">
      <span className="break-all">{email}</span>
      <span className="text-sm text-quiet">
        {ended_at
          ? `Unsubscribed ${formatShort(ended_at)}`
          : confirmed_at
            ? `Confirmed ${formatShort(confirmed_at)}`
            : `Asked ${formatShort(asked_at)}`}
        {` · ${SOURCE_WORDS[source]}`}
      </span>
    </span>
  ),
  actions: [remove],
  load: async (query, options) => {
    const { subscribers, total } = await callAdmin('GET /admin/subscribers', { query, ...options });
    return { rows: subscribers, total };
  },
  csv: (query) => toPath('GET /admin/subscribers', { query }),
  empty: {
    title: 'No subscribers yet',
    text: 'People who confirm their subscription by e-mail appear here.',
  },
};

function formatMaybe(moment: string | null): string {
  return moment ? formatShort(moment) : '';
}
