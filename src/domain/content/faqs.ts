import type { Faq } from './content.ts';

// A module apart from the documents and their schemas, so that the page which searches the FAQ does not load those.

const MOST_ON_CONTACT = 4;

/** Returns the active questions in their order. */
export function listActiveFaqs(faqs: readonly Faq[]): Faq[] {
  return faqs.filter((entry) => entry.active).toSorted((a, b) => a.order - b.order);
}

/** Returns the questions of the contact page, at most four. */
export function listContactFaqs(faqs: readonly Faq[]): Faq[] {
  return listActiveFaqs(faqs).slice(0, MOST_ON_CONTACT);
}

/**
 * Returns the questions that match a search on the FAQ page: the text occurs in question or answer, case-insensitively, and the category is
 * the chosen one if any.
 */
export function searchFaqs(faqs: readonly Faq[], text: string, category = ''): Faq[] {
  const wanted = text.trim().toLowerCase();
  return listActiveFaqs(faqs).filter(
    (entry) =>
      (category === '' || entry.category === category) &&
      `${entry.question}\n${entry.answer}`.toLowerCase().includes(wanted),
  );
}
