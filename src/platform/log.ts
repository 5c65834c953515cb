/** Writes log lines, each of facts and a sentence, by severity. */
export type Log = {
  debug: (facts: object, text: string) => void;
  info: (facts: object, text: string) => void;
  warn: (facts: object, text: string) => void;
  error: (facts: object, text: string) => void;
};
