import { toPath } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { type AdminQuestion, QuestionState, STATES } from './question-words.tsx';

export const questionsList: ListDefinition<AdminQuestion> = {
  name: 'questions',
  title: 'Questions',
  noun: { one: 'question', many: 'questions' },
  growsByItself: true,
  idOf: ({ id }) => id,
  nameOf: ({ author, product }) => `${author}, ${product.name}`,
  hrefOf: ({ id }) => `/questions/${id}`,
  searchHint: 'Text, name, product, SKU',
  tabs: {
    id: 'state',
    label: 'Questions by state',
    choices: Object.entries(STATES).map(([value, { word }]) => ({ value, label: word })),
  },
  filters: [{ id: 'product', label: 'SKU', kind: 'text', hint: 'The SKU of a product' }],
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
  ],
  columns: [
    { id: 'author', label: 'From', cell: ({ author }) => author },
    {
      id: 'text',
      label: 'Question',
      cell: ({ text }) => <span className="line-clamp-2 max-w-md">{text}</span>,
    },
    { id: 'product', label: 'Product', cell: ({ product }) => product.name },
    { id: 'state', label: 'State', cell: ({ state }) => <QuestionState state={state} /> },
    { id: 'time', label: 'Asked', cell: ({ asked_at }) => formatShort(asked_at) },
  ],
  card: (question) => <QuestionCard question={question} />,
  load: async (query, options) => {
    const { questions, total, counts } = await callAdmin('GET /admin/questions', { query, ...options });
    return { rows: questions, total, counts };
  },
  csv: (query) => toPath('GET /admin/questions', { query }),
  empty: {
    title: 'No questions yet',
    text: 'Questions that customers ask on a product page wait here for your answer.',
  },
};

function QuestionCard({ question }: { question: AdminQuestion }) {
  const { author, product, text, state, asked_at } = question;
  return (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 truncate font-medium text-indigo">{author}</span>
        <span className="ml-auto text-sm text-quiet figures">{formatShort(asked_at)}</span>
      </span>
      <span className="line-clamp-2 text-sm">{text}</span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
        <QuestionState state={state} />
        <span className="min-w-0 truncate">{product.name}</span>
      </span>
    </span>
  );
}
