import { codeOf } from './error-code.ts';

/** This comment marks a statement that finds its rows by a key, whatever the values: its plan is also kept when no transaction is open. */
export const PLANNED_ONCE = '/* planned once */';

/** Each plan costs the session memory on the server. */
const mostNames = 100;
/** node-postgres remembers every name that a session was given, for as long as the session lives. */
const mostNamesEver = 2000;

/**
 * Chooses the names under which one session prepares its statements. Keeps the names of the hundred texts used last; the caller
 * deallocates the others.
 */
export class NamedStatements {
  // From the text used longest ago to the text used last.
  readonly #names = new Map<string, string>();
  #evicted: string[] = [];
  #count = 0;

  /** Returns the name of a text, a new one unless the text still has one. */
  nameOf(text: string): string {
    const name = this.#names.get(text) ?? `haat_${(this.#count += 1)}`;
    this.#names.delete(text);
    this.#names.set(text, name);
    if (this.#names.size > mostNames) this.#evict(this.#names.keys().next().value!);
    return name;
  }

  /** Gives a text a new name next time if PostgreSQL refused its plan: a table has changed, or the plan is not there. */
  forgetIfStale(text: string, error: unknown): void {
    const code = codeOf(error);
    if (code === '0A000') for (const each of this.#names.keys()) this.#evict(each);
    if (code === '26000') this.#names.delete(text);
  }

  /** Returns the names to deallocate, each once. */
  takeEvicted(): string[] {
    const evicted = this.#evicted;
    this.#evicted = [];
    return evicted;
  }

  /** Returns whether the session has had so many names that a new session is better. */
  get isWornOut(): boolean {
    return this.#count > mostNamesEver;
  }

  #evict(text: string): void {
    this.#evicted.push(this.#names.get(text)!);
    this.#names.delete(text);
  }
}
