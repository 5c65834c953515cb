import type { IdPrefix } from '#domain/id.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';

type Register = {
  /** The noun of one entry in actions of the audit and codes of errors. */
  noun: 'maker' | 'craft';
  prefix: IdPrefix;
  /** The column of products that refers to an entry. */
  column: 'maker_id' | 'craft_id';
  /** The table of former addresses. */
  formerSlugs: 'maker_slugs' | 'craft_slugs';
};

/** Both registers are kept alike; a craft has some columns more. */
export const REGISTERS: Record<RegisterName, Register> = {
  makers: { noun: 'maker', prefix: 'mak', column: 'maker_id', formerSlugs: 'maker_slugs' },
  crafts: { noun: 'craft', prefix: 'crf', column: 'craft_id', formerSlugs: 'craft_slugs' },
};
