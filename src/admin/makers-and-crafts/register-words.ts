import type { RegisterName } from '#domain/catalogue/register.ts';

/** The names of the two registers on the screen. */
export const REGISTER_WORDS: Record<
  RegisterName,
  { title: string; one: string; noun: { one: string; many: string }; hint: string; empty: string }
> = {
  makers: {
    title: 'Makers',
    one: 'Maker',
    noun: { one: 'maker', many: 'makers' },
    hint: 'Type a name, then choose or add it.',
    empty: 'Makers appear here when a product names one, or when you add one.',
  },
  crafts: {
    title: 'Crafts',
    one: 'Craft',
    noun: { one: 'craft', many: 'crafts' },
    hint: 'Dhokra, Ajrakh, blue pottery.',
    empty: 'Crafts appear here when a product names one, or when you add one.',
  },
};
