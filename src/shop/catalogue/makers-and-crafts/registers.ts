import type { IdPrefix } from '#domain/id.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';

type Register = {
  /** The noun for one entry in audit actions and error codes. */
  noun: 'maker' | 'craft';
  prefix: IdPrefix;
  /** The column of products that refers to an entry. */
  column: 'maker_id' | 'craft_id';
  /** The table of former addresses. */
  formerSlugs: 'maker_slugs' | 'craft_slugs';
};

/** Both registers work alike; a craft has a few more columns. */
export const REGISTERS: Record<RegisterName, Register> = {
  makers: { noun: 'maker', prefix: 'mak', column: 'maker_id', formerSlugs: 'maker_slugs' },
  crafts: { noun: 'craft', prefix: 'crf', column: 'craft_id', formerSlugs: 'craft_slugs' },
};
