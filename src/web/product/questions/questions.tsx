import type { QuestionJson } from '#contract/catalogue/question.ts';
import { callApi } from '#web/api-client.ts';
import { MoreButton } from '../more-button.tsx';
import { useMoreEntries } from '../use-more-entries.ts';
import * as words from '../words.ts';
import { AskQuestion } from './ask-question.tsx';
import { type Question, QuestionItem } from './question-item.tsx';
import { QUESTIONS_AT_FIRST } from './questions-at-first.ts';

type QuestionsProps = {
  productId: string;
  slug: string;
  /** A product that is not in the shop yet takes no questions. */
  isPreview: boolean;
  /** The name of the shop, which signs its answers. */
  shopName: string;
  questions: { items: Question[]; total: number };
};

/** Shows customers' questions about a product with the shop's answers, and accepts a new question. */
export function Questions({
  productId,
  slug,
  isPreview,
  shopName,
  questions: { items, total },
}: QuestionsProps) {
  const { shown, ...more } = useMoreEntries(items, (page) => loadPage(productId, page));
  return (
    <section id="questions" aria-labelledby="questions-title" className="mt-16">
      <h2 id="questions-title" className="mb-4 font-display text-2xl font-medium">
        {words.questions}
      </h2>
      {total === 0 && <p className="text-quiet">{words.noQuestions}</p>}
      <ul className="max-w-3xl empty:hidden">
        {shown.map((question) => (
          <QuestionItem key={question.id} {...{ question, shopName }} />
        ))}
      </ul>
      <MoreButton label={words.moreQuestions} isAll={shown.length >= total} {...more} />
      {!isPreview && <AskQuestion {...{ productId, slug }} />}
    </section>
  );
}

async function loadPage(productId: string, page: number): Promise<Question[]> {
  const { questions } = await callApi('GET /products/{id}/questions', {
    params: { id: productId },
    query: { page, limit: QUESTIONS_AT_FIRST },
    timeoutMs: 8_000,
  });
  return questions.map(fromJson);
}

function fromJson({ id, author, text, asked_at, answer }: QuestionJson): Question {
  return { id, author, text, askedAt: new Date(asked_at), answer };
}
