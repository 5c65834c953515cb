export const ink = '#2B1D14';
export const gold = '#D9A93F';
export const cream = '#F4E7CC';

export const tones = {
  brass: '#C6943C',
  antique: '#A97C30',
  bright: '#DDB04A',
  copper: '#B56A41',
  bronze: '#7A5A36',
  bell: '#97753B',
  patina: '#5F8272',
  terracotta: '#B7623C',
  clay: '#A5573A',
  teak: '#8E5A33',
  sheesham: '#74472A',
  walnut: '#5E3C27',
  honey: '#B27A3E',
  mango: '#BB8A57',
  pale: '#D8B98A',
  marble: '#F3EEE5',
  stone: '#A59C8B',
  sandstone: '#C2926A',
  iron: '#3A3532',
  silver: '#BFC2C4',
  jute: '#C4A36E',
  grass: '#D5AC58',
  cane: '#C89A5C',
  reed: '#B9935A',
  cobalt: '#27478F',
  turquoise: '#2E9AA6',
  glaze: '#F3F1E8',
} as const;

/** Main colour, companion and accent of each colour name in the catalogue. */
const schemes: Record<string, readonly string[]> = {
  Red: ['#A8322A', '#DDA83F', '#F4E7CC', '#2F5D50'],
  Indigo: ['#2C3E70', '#E9DFC8', '#C98A1B', '#A8483A'],
  Black: ['#2B2725', '#C98A1B', '#B3402F', '#E9DFC8'],
  'Geru Red': ['#96452B', '#F4E7CC'],
  'Madder Red': ['#9C3B2E', '#F0DDBB', '#C98A1B', '#2C3E70'],
  Madder: ['#9C3B2E', '#F0DDBB', '#C98A1B', '#2C3E70'],
  Natural: ['#DCC08C', '#9C6B3A', '#A8322A', '#4B6B3A'],
  Walnut: [tones.walnut, tones.brass],
  'Distressed White': ['#E4DCCB', '#A58A68'],
  'Antique White': ['#E9E0CE', '#A58A68'],
  'White Wash': ['#DDD3C2', '#A58A68'],
  'Distressed Blue': ['#5C86A0', '#A07A52'],
  'Natural Brown': [tones.teak, '#5A3820'],
  White: ['#F5F0E6', '#B8452F', '#C98A1B', '#4B6B3A'],
  Terracotta: [tones.terracotta, '#F4E7CC'],
  Emerald: ['#1F6A54', '#F0DDBB', '#D9A93F', '#A8322A'],
  'Antique Gold': [tones.antique, '#6B4A1C'],
  'Bright Gold': [tones.bright, '#8A6420'],
  'Copper Tone': [tones.copper, '#6B3820'],
  'Patina Green': [tones.patina, '#2F4A41'],
  'Black Enamel': ['#23211F', tones.bright],
  Multicolour: ['#B23A30', '#DDA02E', '#23726F', '#C4527A', '#35558F'],
  Honey: [tones.honey, '#6E4420'],
  'Red Gold': ['#A8322A', '#DDB04A', '#A8322A', '#E8C877', '#7E1F22'],
  Pastel: ['#E7A9A5', '#A9CBB7', '#F1D48C', '#B4B5DC', '#F0C2A0'],
  Yellow: ['#DFA62B', '#A8322A', '#F4E7CC', '#2F5D50'],
  Orange: ['#E07B22', '#F0A93A', '#4B6B3A'],
  'Red White': ['#B23A30', '#F5EFE2', '#4B6B3A'],
  Gold: ['#C9A043', '#8C2F33', '#F4E7CC', '#7A5A1E'],
  Blue: ['#2F5597', '#DDA83F', '#F4E7CC', '#A8322A'],
  Green: ['#3F6B42', '#DDA83F', '#F4E7CC', '#A8322A'],
  Assorted: ['#A8322A', '#23726F', '#2C3E70', '#C98A1B', '#F1E9D8', '#3A2B26'],
  Mustard: ['#C98A1B', '#F4E7CC', '#7C3326', '#2C3E70'],
  Marigold: ['#E39A2D', '#B96E17'],
  Rose: ['#D68A8E', '#A8525C'],
  Saffron: ['#E58A2B', '#F6C46A'],
  'Peacock Blue': ['#16697A', '#E3B04B', '#F4E7CC', '#1F8A70'],
  'Red Yellow': ['#C0392B', '#F0B429', '#F4E7CC', '#2F5D50'],
  Pink: ['#C94F7C', '#F0B429', '#F4E7CC', '#3F6B42'],
  'Antique Brass': [tones.antique, '#FFD98A'],
  'Black Gold': ['#2A2523', '#D9A93F', '#B23A30', '#F0DDBB'],
  Turquoise: [tones.turquoise, tones.cobalt, '#F3F1E8', '#E3B04B'],
  Amber: ['#D98A25', '#F2BF58', '#B65A1B', '#F6DB9A'],
  'Smoked Brown': ['#6E4B30', '#4A301D'],
  'Cobalt Blue': [tones.cobalt, tones.turquoise, '#F3F1E8', '#E3B04B'],
  Cobalt: [tones.cobalt, tones.turquoise, '#F3F1E8', '#E3B04B'],
  'Black White': ['#2B2725', '#EFE8DA', '#2B2725', '#A8322A'],
  Teal: ['#1F6E72', '#EFE2C6', '#DDA02E', '#A8322A'],
  'Kashish Grey': ['#6F6A64', '#E9E1D2', '#3F3A36', '#9C3B2E'],
  Maroon: ['#74252B', '#D9A93F', '#F0DDBB', '#2C3E70'],
  Tan: ['#B67B45', '#7A4A24'],
  Brown: ['#6B432B', '#3E2415'],
  'Pink Green': ['#C94F7C', '#4E8A4A', '#E3BE6C'],
  'Natural Red': ['#A8322A', '#DCC08C'],
  'Natural Black': ['#2B2725', '#DCC08C'],
  'Yellow Red': ['#DFA62B', '#B23A30', '#4E8A4A'],
  Olive: ['#6B6B35', '#E8DFC0', '#C98A1B', '#9C3B2E'],
  'White Floral': ['#F3F1E8', tones.cobalt, tones.turquoise, '#E3B04B'],
  'Terracotta Red': [tones.terracotta, '#7A3A20'],
  Coral: ['#CF6B55', '#F4E7CC', '#4E7A5A', '#8C2F33'],
  Sage: ['#8A9F7B', '#F4E7CC', '#B4574A', '#4B6B3A'],
  Ivory: ['#EDE2CB', '#A8483A', '#2C3E70', '#C98A1B'],
  Rust: ['#A9532B', '#F0DDBB', '#2C3E70', '#DDA83F'],
  'Maroon Gold': ['#7A2428', '#D9A93F', '#E0752B'],
};

/** The colours meant by a catalogue colour name; the house default when the good has one colour only. */
export function scheme(
  name: string | undefined,
  otherwise: readonly string[],
): readonly [string, string, string, string] {
  const found = name === undefined ? otherwise : schemes[name];
  if (!found) throw new Error(`No drawing colours for ${name}`);
  const [first = ink, second = gold, third = cream, fourth = first] = found;
  return [first, second, third, fourth];
}

/** All colours of an assorted or many-coloured set, at least as many as the name promises. */
export function assortment(name: string | undefined): readonly string[] {
  const found = schemes[name ?? 'Multicolour'];
  if (!found) throw new Error(`No drawing colours for ${name}`);
  return found;
}

export function mix(from: string, to: string, share: number): string {
  const read = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const [a, b] = [read(from), read(to)];
  return `#${a
    .map((value, index) =>
      Math.round(value + ((b[index] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function darker(hex: string, share = 0.3): string {
  return mix(hex, '#1E120A', share);
}

export function lighter(hex: string, share = 0.3): string {
  return mix(hex, '#FFF8E8', share);
}
