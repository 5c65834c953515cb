import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatMoment } from '#admin/format/format-time.ts';
import { nameAction } from './audit-words.ts';
import { describeChange } from './describe-change.ts';

type AuditEvent = Answer<'GET /admin/audit'>['events'][number];

export const auditList: ListDefinition<AuditEvent> = {
  name: 'audit',
  title: 'Audit',
  noun: { one: 'entry', many: 'entries' },
  idOf: ({ id }) => id,
  nameOf: ({ action, subject_name }) => `${nameAction(action)}: ${subject_name}`,
  searchHint: 'Person, action, or what was changed',
  filters: [
    { id: 'from', label: 'From', kind: 'day' },
    { id: 'to', label: 'Until', kind: 'day' },
    { id: 'action', label: 'Action', kind: 'text', hint: 'How it starts, such as settings' },
    {
      id: 'subject',
      label: 'Changed item',
      kind: 'text',
      hint: 'Its name or number, such as HT-2611-7K3QX9M2',
    },
    { id: 'person', label: 'Person', kind: 'text', hint: 'Name or e-mail' },
  ],
  columns: [
    { id: 'at', label: 'Time', cell: ({ at }) => formatMoment(at) },
    { id: 'who', label: 'Who', cell: nameActor },
    {
      id: 'action',
      label: 'Action',
      cell: ({ action }) => <span className="whitespace-nowrap">{nameAction(action)}</span>,
    },
    {
      id: 'subject',
      label: 'What',
      cell: ({ subject_name }) => <span className="inline-block min-w-40 wrap-anywhere">{subject_name}</span>,
    },
    { id: 'change', label: 'Change', cell: (event) => <Change event={event} /> },
    { id: 'address', label: 'From address', cell: ({ address }) => address, isExtra: true },
  ],
  card: (event) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap gap-x-3">
        <span className="font-medium">{nameActor(event)}</span>
        <span className="ml-auto text-sm text-quiet figures">{formatMoment(event.at)}</span>
      </span>
      <span className="text-sm wrap-anywhere">
        {nameAction(event.action)}: {event.subject_name}
      </span>
      <Change event={event} />
    </span>
  ),
  load: async (query, options) => {
    const { events, total } = await callAdmin('GET /admin/audit', { query, ...options });
    return { rows: events, total };
  },
  csv: (query) => toPath('GET /admin/audit', { query }),
  empty: { title: 'Nothing yet', text: 'Every change by staff is recorded here.' },
};

function nameActor({ person, api_key }: AuditEvent): string {
  return person?.name ?? api_key?.name ?? 'The program';
}

function Change({ event: { before, after } }: { event: AuditEvent }) {
  return (
    <span className="flex flex-col text-sm wrap-anywhere whitespace-normal text-quiet">
      {describeChange(before, after).map((line) => (
        <span key={line} className="line-clamp-2">
          {line}
        </span>
      ))}
    </span>
  );
}
