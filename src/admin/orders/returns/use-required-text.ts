import { type ChangeEvent, useRef, useState } from 'react';

const leastCharacters = 3;

/** Keeps the text of a dialog that is not sent without it; `refusal` asks for it at its field. Spread `field` on a `TextArea`. */
export function useRequiredText(refusal: string, start = '') {
  const [text, setText] = useState(start);
  const [mistake, setMistake] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);

  /** Returns whether the text is long enough; else asks for it and leads there. */
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
