import { useController } from 'react-hook-form';
import { z } from 'zod';
import { MOST_WORDS } from '#domain/review/review-settings.ts';
import type { RecordFormControl } from '#admin/form/use-record-form.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionPart } from './use-section.ts';

const Fields = z.object({
  hold_all: z.boolean(),
  words: z
    .array(z.string())
    .transform((lines) => lines.map((line) => line.trim()).filter(Boolean))
    .refine(
      (words) => words.every(({ length }) => length >= 2 && length <= 40),
      'Use 2 to 40 letters per line.',
    )
    .refine(({ length }) => length <= MOST_WORDS, `Use at most ${MOST_WORDS} lines.`),
});
type Fields = z.infer<typeof Fields>;
const part: SectionPart<Fields> = { section: 'reviews', schema: Fields };
const labels = { hold_all: 'Approve every review first', words: 'Hold reviews with these words' };

/** Which reviews wait until staff has read them. */
export function ReviewsForm() {
  return (
    <SectionForm part={part} labels={labels}>
      {(control) => (
        <>
          <Checkbox
            label={labels.hold_all}
            hint="Otherwise a review is published at once, unless it has photos, a phone number, a link, an e-mail address or a word from the list."
            {...control.form.register('hold_all')}
          />
          <WordsField control={control} />
        </>
      )}
    </SectionForm>
  );
}

function WordsField({ control }: { control: RecordFormControl<Fields> }) {
  const {
    field: { ref, value, onBlur, onChange },
  } = useController({ control: control.form.control, name: 'words' });
  return (
    <TextArea
      label={labels.words}
      hint="One word or phrase per line. A star at the end matches any ending: cheat* also matches cheater."
      rows={12}
      name="words"
      ref={ref}
      value={value.join('\n')}
      error={control.errorOf('words')}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value.split('\n'))}
    />
  );
}
