import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { toCategoryName } from './faq-entry.tsx';
import * as words from './words.ts';

export type FaqWish = { text: string; category: string };

type FaqSearchProps = { wish: FaqWish; categories: readonly string[]; onChange: (wish: FaqWish) => void };

/** Filters the questions as the visitor types. */
export function FaqSearch({ wish, categories, onChange }: FaqSearchProps) {
  return (
    <search>
      <form
        action={paths.faq()}
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="mt-8 grid gap-4 sm:grid-cols-[1fr_16rem]"
      >
        <TextInput
          label={words.searchFaqs}
          type="search"
          name="q"
          placeholder={words.searchExample}
          value={wish.text}
          onChange={(event) => onChange({ ...wish, text: event.target.value })}
        />
        <Select
          label={words.category}
          name="category"
          value={wish.category}
          onChange={(event) => onChange({ ...wish, category: event.target.value })}
        >
          <option value="">{words.allCategories}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {toCategoryName(category)}
            </option>
          ))}
        </Select>
        <noscript>
          <button type="submit" className={buttonClasses()}>
            {words.search}
          </button>
        </noscript>
      </form>
    </search>
  );
}
