import { type ChangeEvent, useRef, useState } from 'react';

const leastCharacters = 3;

/**
 * Holds the required text of a dialog; `refusal` is the message next to the field if the text is too short. Spread `field` on a `TextArea`.
 */
export function useRequiredText(refusal: string, start = '') {
  const [text, setText] = useState(start);
  const [mistake, setMistake] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);

  /** Returns whether the text is long enough; otherwise shows the message and focuses the field. */
  function check(): boolean {
    const isShort = text.trim().length < leastCharacters;
    setMistake(isShort ? refusal : undefined);
    if (isShort) area.current?.focus();
    return !isShort;
  }
  function onChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    setText(target.value);
    setMistake(undefined);
  }
  return { text, check, field: { ref: area, value: text, error: mistake, onChange } };
}
