import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Faq } from '#domain/content/content.ts';
import { listActiveFaqs, searchFaqs } from '#domain/content/faqs.ts';
import { readContent } from '#shop/content/read-content.ts';
import { throwNotFound } from '#web/rendering/throw-not-found.ts';
import { toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { withTimeout } from '#web/page-states/with-timeout.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import type { Route } from './+types/faq.route.ts';
import { BuiltInWords } from './built-in-text.tsx';
import { ContactHelp } from './contact-help.tsx';
import { FaqEntry } from './faq-entry.tsx';
import { FaqSearch, type FaqWish } from './faq-search.tsx';
import { PageHead } from './page-head.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const { faqs } = await throwNotFound(ctx, readContent(ctx, 'faqs'));
  return { faqs: listActiveFaqs(faqs) };
}

const TITLE = 'Frequently Asked Questions';

export const clientMiddleware = [withTimeout];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return toQuietMeta(TITLE, matches);
  return toPageMeta({
    matches,
    title: TITLE,
    description: 'Delivery, returns, payment, orders and care: what people ask us most, answered.',
    path: paths.faq(),
  });
}

export default function FaqPage({ loaderData: { faqs } }: Route.ComponentProps) {
  return <Faqs faqs={faqs} />;
}

export function ErrorBoundary() {
  return <BuiltInWords>{({ toBuiltIn }) => <Faqs faqs={toBuiltIn('faqs').faqs} />}</BuiltInWords>;
}

/** Shows questions and answers; the search is also in the URL, so that it works with script off. */
function Faqs({ faqs }: { faqs: Faq[] }) {
  const [search] = useSearchParams();
  const [wish, setWish] = useState<FaqWish>({
    text: search.get('q') ?? '',
    category: search.get('category') ?? '',
  });
  const categories = [...new Set(faqs.map(({ category }) => category))];
  const found = searchFaqs(faqs, wish.text, wish.category);
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pb-4">
      <PageHead title={TITLE} subtitle="What people ask us most, answered" />
      <FaqSearch wish={wish} categories={categories} onChange={setWish} />
      <p role="status" className="mt-4 text-sm text-quiet">
        {`${found.length} ${found.length === 1 ? 'question' : 'questions'}`}
      </p>
      {found.length > 0 ? (
        <div className="mt-2 border-t border-line">
          {found.map((faq) => (
            <FaqEntry key={faq.id} faq={faq} />
          ))}
        </div>
      ) : (
        <p className="mt-6 rounded-md bg-sand p-6 text-center text-lg">No FAQs found matching your search.</p>
      )}
      <ContactHelp>Still have a question? We are happy to help.</ContactHelp>
    </div>
  );
}
