/** The seventeen colours a filter knows; Multicolour is painted as a gradient. */
export const SWATCHES = {
  Red: '#C0392B',
  Maroon: '#7B1E2B',
  Orange: '#E67E22',
  Mustard: '#D4A017',
  Yellow: '#F4C430',
  Gold: '#C9A227',
  Green: '#2E7D32',
  Teal: '#0F766E',
  Turquoise: '#30B5B5',
  Blue: '#2563EB',
  Indigo: '#2E3A87',
  Purple: '#6D28D9',
  Pink: '#DB6C9B',
  Brown: '#7C4A2D',
  White: '#FFFFFF',
  Black: '#1A1A1A',
  Multicolour: 'conic-gradient(#C0392B, #F4C430, #2E7D32, #2563EB, #6D28D9, #C0392B)',
} as const;

export type SwatchName = keyof typeof SWATCHES;

export const UNKNOWN_SWATCH = '#9CA3AF';

/** Colour names of the trade and their nearest swatches. */
const ALIASES: Record<string, SwatchName> = {
  amber: 'Orange',
  assorted: 'Multicolour',
  'antique brass': 'Gold',
  brass: 'Gold',
  cobalt: 'Blue',
  copper: 'Brown',
  coral: 'Orange',
  cream: 'White',
  emerald: 'Green',
  geru: 'Brown',
  honey: 'Mustard',
  ivory: 'White',
  madder: 'Red',
  magenta: 'Pink',
  marigold: 'Orange',
  multi: 'Multicolour',
  multicolor: 'Multicolour',
  natural: 'Brown',
  navy: 'Indigo',
  olive: 'Green',
  pastel: 'Multicolour',
  patina: 'Green',
  'peacock blue': 'Teal',
  peacock: 'Teal',
  rose: 'Pink',
  rust: 'Orange',
  saffron: 'Orange',
  sage: 'Green',
  tan: 'Brown',
  terracotta: 'Brown',
  walnut: 'Brown',
  violet: 'Purple',
};

// Words that describe a surface or a shade and name no colour.
const QUALIFIERS = new Set([
  'antique',
  'bright',
  'dark',
  'deep',
  'distressed',
  'light',
  'pale',
  'smoked',
  'tone',
  'wash',
]);

/** Returns the nearest swatch for a colour's name: its own, an alias, else the first colour word in it. */
export function findSwatch(name: string): SwatchName | undefined {
  const lower = name.trim().toLowerCase();
  const whole = lookUp(lower);
  if (whole) return whole;
  const words = lower.split(/[^a-z]+/).filter((word) => word && !QUALIFIERS.has(word));
  // `Geru Red` and `Natural Red` are red: the name of a swatch takes precedence over an alias.
  const own = words.map((word) => byName.get(word));
  return [...own, ...words.map(lookUp)].find((swatch) => swatch !== undefined);
}

/** Returns a CSS background for a colour's name; grey for an unknown one. */
export function toSwatch(name: string): string {
  const swatch = findSwatch(name);
  return swatch ? SWATCHES[swatch] : UNKNOWN_SWATCH;
}

/** Returns whether products of this colour match a chosen colour filter: the same name, or a shade of the swatch. */
export function isShadeOf(color: string, chosen: string): boolean {
  if (color.trim().toLowerCase() === chosen.trim().toLowerCase()) return true;
  const swatch = findSwatch(color);
  return swatch !== undefined && swatch === byName.get(chosen.trim().toLowerCase());
}

const byName = new Map<string, SwatchName>(
  (Object.keys(SWATCHES) as SwatchName[]).map((name) => [name.toLowerCase(), name]),
);

function lookUp(lower: string): SwatchName | undefined {
  return byName.get(lower) ?? ALIASES[lower];
}
