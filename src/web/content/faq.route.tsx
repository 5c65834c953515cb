import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Faq } from '#domain/content/content.ts';
import { listActiveFaqs, searchFaqs } from '#domain/content/faqs.ts';
import { readContent } from '#shop/content/read-content.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import type { Route } from './+types/faq.route.ts';
import { BuiltInWords } from './built-in-words.tsx';
import { ContactHelp } from './contact-help.tsx';
import { FaqEntry } from './faq-entry.tsx';
import { FaqSearch, type FaqWish } from './faq-search.tsx';
import { PageHead } from './page-head.tsx';
import * as words from './words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const { faqs } = await requirePart(ctx, readContent(ctx, 'faqs'));
  return { faqs: listActiveFaqs(faqs) };
}

export const clientMiddleware = [failWhenLate];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return toQuietMeta(words.faqTitle, matches);
  return toPageMeta({
    matches,
    title: words.faqTitle,
    description: words.faqDescription,
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
      <PageHead title={words.faqTitle} subtitle={words.faqSubtitle} />
      <FaqSearch wish={wish} categories={categories} onChange={setWish} />
      <p role="status" className="mt-4 text-sm text-quiet">
        {words.questionCount(found.length)}
      </p>
      {found.length > 0 ? (
        <div className="mt-2 border-t border-line">
          {found.map((faq) => (
            <FaqEntry key={faq.id} faq={faq} />
          ))}
        </div>
      ) : (
        <p className="mt-6 rounded-md bg-sand p-6 text-center text-lg">{words.noFaqs}</p>
      )}
      <ContactHelp>{words.faqHelp}</ContactHelp>
    </div>
  );
}
