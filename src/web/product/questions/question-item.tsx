import { formatDayMonthYear } from '#domain/day-words.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import * as words from '../words.ts';

export type Question = { id: string; author: string; text: string; askedAt: Date; answer: string };

/** One question with the answer of the shop. */
export function QuestionItem({ question, shopName }: { question: Question; shopName: string }) {
  const { author, text, askedAt, answer } = question;
  return (
    <li className="mb-5 border-b border-line pb-5">
      <p className="max-w-prose font-medium wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="mt-1 text-sm text-quiet">
        {author} · <time dateTime={askedAt.toISOString()}>{formatDayMonthYear(toIndianDay(askedAt))}</time>
      </p>
      <div className="mt-3 border-l-2 border-turmeric pl-4">
        <p className="text-sm font-medium">{words.answerFrom(shopName)}</p>
        <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{answer}</p>
      </div>
    </li>
  );
}
