import { findState, type StateKey } from '#domain/tax/state.ts';

/** A row of crafts.csv: the facts of a product without its texts. Prices are whole rupees, GST included. */
export type Craft = {
  ref: string;
  category: string;
  subcategory: string;
  name: string;
  nameHi: string;
  craft: string;
  place: string;
  stateKey: StateKey;
  giName: string | null;
  material: string;
  technique: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightGrams: number | null;
  leastRupees: number;
  mostRupees: number;
  hsn: string;
  gstRule: string;
  sizes: string[];
  colours: string[];
  tags: string[];
};

/** Parses crafts.csv. Throws for an unknown State. */
export function readCrafts(csv: string): Craft[] {
  const [heading = [], ...rows] = splitCsv(csv);
  return rows.map((cells) => toCraft((name) => cells[heading.indexOf(name)] ?? ''));
}

function toCraft(get: (name: string) => string): Craft {
  const state = findState(get('state_code'));
  if (!state) throw new Error(`crafts.csv: no such State: ${get('state_code')}`);
  const { sizes, colours } = splitOptions(get('variant_axes'), get('variant_options'));
  return {
    ref: get('ref'),
    category: get('category_slug'),
    subcategory: get('subcategory'),
    name: get('name'),
    nameHi: get('name_hi'),
    craft: get('craft_tradition'),
    place: get('place'),
    stateKey: state.key,
    giName: get('gi_name') || null,
    material: get('material'),
    technique: get('technique'),
    lengthMm: toMm(get('length_cm')),
    widthMm: toMm(get('width_cm')),
    heightMm: toMm(get('height_cm')),
    weightGrams: Number(get('weight_g')) || null,
    leastRupees: Number(get('price_min_inr')),
    mostRupees: Number(get('price_max_inr')),
    hsn: get('hsn'),
    gstRule: get('gst_rule'),
    sizes,
    colours,
    tags: get('search_tags_hi_latin').split(';').filter(Boolean),
  };
}

function splitOptions(axes: string, options: string): { sizes: string[]; colours: string[] } {
  const [first = '', second = ''] = options.split(';').map((part) => part.trim());
  if (axes === 'size+colour') return { sizes: toSizes(first), colours: second.split('/') };
  if (axes === 'size') return { sizes: toSizes(first), colours: [] };
  if (axes === 'colour') return { sizes: [], colours: first.split('/') };
  return { sizes: [], colours: [] };
}

/** Splits sizes: `20/24/30 cm` gives its unit once for every number; `30x45` is one size of two sides. */
function toSizes(options: string): string[] {
  const unit = / ([a-z]+)$/i.exec(options)?.[1];
  const sizes = unit ? options.slice(0, -unit.length - 1).split('/') : options.split('/');
  return sizes.map((size) => {
    const sides = size.replace(/^([\d.]+)x([\d.]+)$/, '$1 × $2');
    return unit && /^\d/.test(size) ? `${sides} ${unit}` : sides;
  });
}

function toMm(centimetres: string): number | null {
  return Math.round(Number(centimetres) * 10) || null;
}

/** Splits CSV into rows of cells; a quoted cell may hold commas. */
function splitCsv(csv: string): string[][] {
  const lines = csv.trim().split(/\r?\n/);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  );
}
