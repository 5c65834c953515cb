/** Writes log lines by severity, each with facts and a sentence. */
export type Log = {
  debug: (facts: object, text: string) => void;
  info: (facts: object, text: string) => void;
  warn: (facts: object, text: string) => void;
  error: (facts: object, text: string) => void;
};
