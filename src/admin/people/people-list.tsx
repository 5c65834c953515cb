import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { InviteButton } from './invite-button.tsx';
import { PersonStatus, ROLES, ROLE_CHOICES, STATUS_CHOICES } from './person-words.tsx';

export type Person = Answer<'GET /admin/staff'>['staff'][number];

export const peopleList: ListDefinition<Person> = {
  name: 'staff',
  title: 'People',
  noun: { one: 'person', many: 'people' },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => `/people/${id}`,
  searchHint: 'Name or e-mail',
  tabs: { id: 'status', label: 'People by access', choices: STATUS_CHOICES },
  filters: [{ id: 'role', label: 'Role', kind: 'choice', isSingle: true, choices: ROLE_CHOICES }],
  sorts: [
    { value: 'name', label: 'By name' },
    { value: 'newest', label: 'Newest first' },
    { value: 'last_seen', label: 'Last seen first' },
  ],
  columns: [
    { id: 'name', label: 'Name', cell: ({ name }) => name },
    { id: 'email', label: 'E-mail', cell: ({ email }) => email },
    { id: 'role', label: 'Role', cell: ({ role }) => ROLES[role].word },
    { id: 'status', label: 'Access', cell: ({ status }) => <PersonStatus status={status} /> },
    { id: 'seen', label: 'Last seen', cell: formatSeen },
    { id: 'since', label: 'Since', cell: ({ created_at }) => formatShort(created_at), isExtra: true },
  ],
  card: (person) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 truncate font-medium text-indigo">{person.name}</span>
        <span className="ml-auto text-sm text-quiet">{ROLES[person.role].word}</span>
      </span>
      <span className="min-w-0 truncate text-sm text-quiet">{person.email}</span>
      <span className="flex items-center gap-3">
        <PersonStatus status={person.status} />
        <span className="ml-auto text-sm text-quiet figures">{formatSeen(person)}</span>
      </span>
    </span>
  ),
  load: async (query, options) => {
    const { staff, total } = await callAdmin('GET /admin/staff', { query, ...options });
    return { rows: staff, total };
  },
  csv: (query) => toPath('GET /admin/staff', { query }),
  empty: { title: 'Nobody yet', text: 'Invite the people who work with you.' },
  tools: <InviteButton />,
};

function formatSeen({ last_seen_at }: Person): string {
  return last_seen_at ? formatShort(last_seen_at) : 'Not yet';
}
