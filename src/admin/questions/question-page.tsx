import { EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { AboutProduct } from '#admin/reviews/about-product.tsx';
import { HideDialog } from '#admin/reviews/hide-dialog.tsx';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { QuestionAnswer } from './question-answer.tsx';
import { type AdminQuestion, QuestionState } from './question-words.tsx';
import { useQuestionChange } from './use-question.ts';

/** One question as the customer wrote it, and the answer of the shop. */
export function QuestionPage({ question }: { question: AdminQuestion }) {
  const { author, text, asked_at, state, hidden_reason } = question;
  const [isHiding, setHiding] = useState(false);
  const change = useQuestionChange(question);
  const askWhy = () => {
    change.reset();
    setHiding(true);
  };
  const afterHiding = () => {
    notify('Hidden');
    setHiding(false);
  };
  const hide = state !== 'hidden' && (
    <Button variant="secondary" onClick={askWhy}>
      <EyeOff aria-hidden="true" size={18} />
      Hide
    </Button>
  );
  return (
    <>
      <ScreenHead title={author} actions={hide}>
        <QuestionState state={state} />
      </ScreenHead>
      <div className="mt-4 grid items-start gap-4 grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4">
          <Part title="Question">
            {state === 'hidden' && <p className="mb-3 text-quiet">Hidden: {hidden_reason}</p>}
            <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
            <p className="mt-2 text-sm text-quiet">{formatMoment(asked_at)}</p>
          </Part>
          <QuestionAnswer key={question.answer} question={question} />
        </div>
        <About question={question} />
      </div>
      {isHiding && (
        <HideDialog
          noun="question"
          note="It disappears from the shop. Answering it shows it again."
          isBusy={change.isPending}
          error={change.error}
          onHide={(reason) => change.mutate({ step: 'hide', reason }, { onSuccess: afterHiding })}
          onClose={() => setHiding(false)}
        />
      )}
    </>
  );
}

function About({ question: { product, customer_id } }: { question: AdminQuestion }) {
  const links: ComponentProps<typeof AboutProduct>['links'] = [
    { to: `/products/${product.id}`, name: product.name, ability: 'edit_products' },
    ...(customer_id ? [{ to: `/customers/${customer_id}`, name: 'Customer’s account' }] : []),
    {
      to: `/questions?product=${encodeURIComponent(product.sku)}`,
      name: 'All questions about this product',
    },
  ];
  return <AboutProduct links={links} shopPath={`${product.path}#questions`} />;
}
