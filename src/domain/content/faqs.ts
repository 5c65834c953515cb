import type { Faq } from './content.ts';

// Apart from the documents and their schemas, so that the page which searches them does not bring those along.

const MOST_ON_CONTACT = 4;

/** Questions to show: those not switched off, in their order. */
export function listActiveFaqs(faqs: readonly Faq[]): Faq[] {
  return faqs.filter((entry) => entry.active).toSorted((a, b) => a.order - b.order);
}

/** The four at most that the contact page shows. */
export function listContactFaqs(faqs: readonly Faq[]): Faq[] {
  return listActiveFaqs(faqs).slice(0, MOST_ON_CONTACT);
}

/** What a search on the FAQ page leaves: in question or answer, case-insensitively, and of the category if one is chosen. */
export function searchFaqs(faqs: readonly Faq[], text: string, category = ''): Faq[] {
  const wanted = text.trim().toLowerCase();
  return listActiveFaqs(faqs).filter(
    (entry) =>
      (category === '' || entry.category === category) &&
      `${entry.question}\n${entry.answer}`.toLowerCase().includes(wanted),
  );
}
