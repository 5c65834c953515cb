export type DemoFilterKind = 'options' | 'price' | 'discount' | 'colour';

/**
 * One block of the filter sidebar. Options of a price are `min-max` in rupees, with an open end as in `5000-`; of a discount, the minimum
 * percent off.
 */
export type DemoFilter = { key: string; label: string; kind: DemoFilterKind; options: string[] };

export type DemoCategory = {
  slug: string;
  name: string;
  description: string;
  position: number;
  /** Set for a category that is computed from the catalogue and has no products of its own. */
  rule?: 'bestsellers' | 'newest' | 'sale';
  subcategories: string[];
  filters: DemoFilter[];
};

const everyColour = [
  'Red',
  'Maroon',
  'Orange',
  'Mustard',
  'Yellow',
  'Gold',
  'Green',
  'Teal',
  'Turquoise',
  'Blue',
  'Indigo',
  'Purple',
  'Pink',
  'Brown',
  'White',
  'Black',
  'Multicolour',
];

const commonPriceBands = ['0-999', '1000-2499', '2500-4999', '5000-'];

const wallDecorTypes = [
  'Paintings',
  'Wall Hangings',
  'Wall Plates & Plaques',
  'Metal Wall Art',
  'Carved Panels',
  'Masks',
  'Mirrors',
];

const divineTypes = [
  'Brass Idols',
  'Bronze Idols',
  'Marble & Stone Idols',
  'Wooden Idols',
  'Terracotta Idols',
  'Temple Bells',
  'Pooja Thalis',
  'Home Temples',
];

const festivalTypes = [
  'Diyas',
  'Torans',
  'Rangoli',
  'Rakhi',
  'Urlis',
  'Lanterns',
  'Candles',
  'Navratri',
  'Holi',
  'Christmas Ornaments',
  'Table Linen',
];

const lightingTypes = [
  'Table Lamps',
  'Hanging Lamps',
  'Oil Lamps',
  'Lanterns',
  'Tealight Holders',
  'Candle Holders',
  'Diffusers',
];

const storageTypes = [
  'Tote Bags',
  'Sling Bags',
  'Potli Bags',
  'Shopping Bags',
  'Pouches',
  'Baskets',
  'Storage Boxes',
];

const giftingTypes = [
  'Jewellery Boxes',
  'Trinket Boxes',
  'Toys',
  'Puppets',
  'Desk Accessories',
  'Stationery',
  'Tableware',
  'Figurines',
  'Silver Filigree',
  'Festive Gifts',
  'Photo Frames',
  'Games',
];

const homeAccentTypes = [
  'Vases & Planters',
  'Figurines',
  'Trays & Bowls',
  'Cushion Covers',
  'Rugs & Durries',
  'Throws',
  'Mirrors',
  'Tableware',
  'Furniture Accents',
];

const groups: DemoCategory[] = [
  {
    slug: 'wall-decor',
    name: 'Wall Decor',
    description:
      'Painted, carved and cast for the wall: Madhubani and Pattachitra, dhokra plaques, wrought iron and mirrors that catch the evening light.',
    position: 1,
    subcategories: wallDecorTypes,
    filters: [
      options('type', wallDecorTypes),
      options('material', [
        'Canvas',
        'Handmade Paper',
        'Wood',
        'Brass',
        'Iron',
        'Terracotta',
        'Cloth',
        'Glass',
      ]),
      options('size', ['Small (<30 cm)', 'Medium (30-60)', 'Large (>60)']),
      options('style', ['Folk', 'Tribal', 'Traditional', 'Rustic', 'Modern Ethnic']),
      colour(everyColour),
      options('occasion', ['Housewarming', 'Wedding', 'Diwali']),
      price(commonPriceBands),
    ],
  },
  {
    slug: 'divine-collections',
    name: 'Divine Collections',
    description:
      'Idols, bells, thalis and small temples for the pooja corner, cast, carved and turned by households that have done little else for generations.',
    position: 2,
    subcategories: divineTypes,
    filters: [
      options('type', divineTypes),
      options('deity', ['Ganesha', 'Lakshmi', 'Krishna', 'Shiva', 'Durga', 'Hanuman', 'Buddha', 'Jagannath']),
      options('material', ['Brass', 'Panchaloha', 'Marble', 'Stone', 'Wood', 'Terracotta']),
      options('size', ['Up to 10 cm', '10-20', '20-30', 'over 30'], 'Height (cm)'),
      options('style', ['Traditional', 'Tribal', 'Folk']),
      colour(['Antique Gold', 'Bright Gold', 'White']),
      options('occasion', ['Diwali', 'Ganesh Chaturthi', 'Janmashtami', 'Navratri', 'Daily Pooja']),
      price(['0-999', '1000-2999', '3000-9999', '10000-']),
    ],
  },
  {
    slug: 'festivals',
    name: 'Festivals',
    description:
      'Diyas, torans, rakhis, rangoli and lanterns: what comes out of the cupboard once a year and makes the house feel like itself.',
    position: 3,
    subcategories: festivalTypes,
    filters: [
      options('type', festivalTypes),
      options('material', ['Terracotta', 'Brass', 'Cotton', 'Paper', 'Wood', 'Beeswax']),
      options('size', ['Single', 'Set of 2', 'Set of 4', 'Set of 6', 'Set of 12']),
      options('style', ['Traditional', 'Folk']),
      colour(everyColour),
      options('occasion', ['Diwali', 'Holi', 'Rakshabandhan', 'Navratri', 'Christmas', 'Pongal', 'Onam']),
      price(['0-299', '300-699', '700-1499', '1500-']),
    ],
  },
  {
    slug: 'lighting',
    name: 'Lighting',
    description:
      'Brass lamps, cane pendants, blue pottery lamps and pierced lanterns, for the evening aarti and the living room.',
    position: 4,
    subcategories: lightingTypes,
    filters: [
      options('type', lightingTypes),
      options('material', ['Brass', 'Glass', 'Wood', 'Ceramic', 'Bamboo', 'Iron', 'Marble', 'Paper']),
      options('size', ['Small', 'Medium', 'Large']),
      options('style', ['Traditional', 'Modern Ethnic', 'Rustic', 'Tribal']),
      colour(everyColour),
      options('occasion', ['Diwali', 'Housewarming', 'Wedding']),
      price(commonPriceBands),
    ],
  },
  {
    slug: 'home-accent',
    name: 'Home Accents',
    description:
      'Vases, durries, trays, cushions and a clay horse or two: the pieces that turn a furnished room into somebody’s home.',
    position: 5,
    subcategories: homeAccentTypes,
    filters: [
      options('type', homeAccentTypes),
      options('material', ['Ceramic', 'Terracotta', 'Brass', 'Wood', 'Cotton', 'Wool']),
      options('size', ['Small', 'Medium', 'Large']),
      options('style', ['Rustic', 'Traditional', 'Tribal', 'Modern Ethnic']),
      colour(everyColour),
      options('occasion', ['Housewarming', 'Wedding']),
      price(commonPriceBands),
    ],
  },
  {
    slug: 'gifting',
    name: 'Gifting',
    description:
      'Boxes, toys, coasters and journals with a maker behind them: gifts for a wedding, a first birthday or the whole office.',
    position: 6,
    subcategories: giftingTypes,
    filters: [
      options('type', giftingTypes),
      options('material', ['Wood', 'Bidri', 'Papier-Mache', 'Marble', 'Brass', 'Paper', 'Horn', 'Silver']),
      options('size', ['S', 'M', 'L']),
      options('style', ['Traditional', 'Folk', 'Modern Ethnic']),
      colour(everyColour),
      options('occasion', ['Wedding', 'Corporate', 'Rakshabandhan', 'Diwali', 'Birthday', 'Anniversary']),
      price(['0-499', '500-999', '1000-2499', '2500-']),
    ],
  },
  {
    slug: 'storage-bags',
    name: 'Storage & Bags',
    description:
      'Jholas, potlis, totes and baskets in handloom, jute, grass and cane, made to be carried, filled and used every day.',
    position: 7,
    subcategories: storageTypes,
    filters: [
      options('type', storageTypes),
      options('material', [
        'Cotton',
        'Jute',
        'Silk Brocade',
        'Leather',
        'Grass',
        'Cane & Bamboo',
        'Palm Leaf',
      ]),
      options('size', ['S', 'M', 'L']),
      options('style', ['Folk', 'Traditional', 'Modern Ethnic', 'Rustic']),
      colour(everyColour),
      options('occasion', ['Gifting', 'Wedding', 'Navratri']),
      price(['0-499', '500-999', '1000-1999', '2000-']),
    ],
  },
];

const filtersAcrossGroups: DemoFilter[] = [
  options(
    'type',
    groups.map((group) => group.name),
  ),
  options('material', listMaterials()),
  { key: 'discount', label: 'Discount', kind: 'discount', options: ['10', '20', '30', '50'] },
  price(commonPriceBands),
];

/** The seven categories of the shop, then the three that are rules over its catalogue. */
export const demoCategories: DemoCategory[] = [
  ...groups,
  {
    slug: 'Bestsellers',
    name: 'Bestsellers',
    description: 'What other homes chose most often in the last three months.',
    position: 8,
    rule: 'bestsellers',
    subcategories: [],
    filters: filtersAcrossGroups,
  },
  {
    slug: 'new-in',
    name: 'New In',
    description: 'Fresh from the workshops: the pieces we unpacked most recently.',
    position: 9,
    rule: 'newest',
    subcategories: [],
    filters: filtersAcrossGroups,
  },
  {
    slug: 'sale',
    name: 'Sale',
    description: 'Handmade for less: products below their MRP, while stocks last.',
    position: 10,
    rule: 'sale',
    subcategories: [],
    filters: filtersAcrossGroups,
  },
];

function listMaterials(): string[] {
  const named = groups.flatMap((group) => group.filters.filter((filter) => filter.key === 'material'));
  return [...new Set(named.flatMap((filter) => filter.options))].toSorted();
}

function options(key: string, values: string[], label = capitalise(key)): DemoFilter {
  return { key, label, kind: 'options', options: values };
}

function colour(values: string[]): DemoFilter {
  return { key: 'colour', label: 'Colour', kind: 'colour', options: values };
}

function price(bands: string[]): DemoFilter {
  return { key: 'price', label: 'Price', kind: 'price', options: bands };
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
