import type { EntryJson } from '#contract/catalogue/register.ts';
import type { CallOptions } from '#contract/send-call.ts';
import { MOST_PER_PAGE } from '#domain/paging.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { REGISTER_CALLS } from './register-calls.ts';

/** Loads all makers or crafts by name, to choose from: a shop may have more of them than a page of the API. */
export async function listAllEntries(register: RegisterName, options: CallOptions): Promise<EntryJson[]> {
  const all: EntryJson[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ limit: String(MOST_PER_PAGE), page: String(page) });
    const { entries, total } = await REGISTER_CALLS[register].list(query, options);
    all.push(...entries);
    if (entries.length === 0 || all.length >= total) return all;
  }
}
