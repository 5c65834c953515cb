import type { SectionKind } from '#domain/content/home-section.ts';
import type { Ground } from '#domain/content/ground.ts';
import type { FieldShape } from './field-shape.ts';

const kinds: Record<SectionKind, string> = {
  products: 'Products of a collection or category',
  featured: 'Featured products',
  chapter: 'Story: text beside a picture',
  prices: 'Gifts by price',
  strip: 'Row of all categories',
  categories: 'Categories with their pictures',
  makers: 'Makers, those with a portrait first',
  benefits: 'Why buy here',
  newsletter: 'Newsletter',
};

const grounds: Record<Ground, string> = {
  sand: 'Sand',
  madder: 'Red',
  indigo: 'Blue',
  night: 'Dark brown',
};
const toChoices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const ground: FieldShape = {
  kind: 'choice',
  name: 'ground',
  label: 'Background colour',
  choices: toChoices(grounds),
};

const onlyFor = (...values: SectionKind[]) => ({ field: 'kind', values });

const slide: readonly FieldShape[] = [
  { kind: 'line', name: 'title', label: 'Title' },
  { kind: 'line', name: 'subtitle', label: 'Subtitle' },
  { kind: 'line', name: 'button', label: 'Button text' },
  { kind: 'category', name: 'categorySlug', label: 'Leads to a category' },
  {
    kind: 'line',
    name: 'url',
    label: 'Or to a page',
    hint: 'Such as /collections/diwali-gifts. It is used instead of the category.',
  },
  { kind: 'slide-picture', name: 'picture', label: 'Picture, 1,600 pixels wide or more' },
  {
    kind: 'line',
    name: 'alt',
    label: 'What the picture shows',
    hint: 'For people who cannot see it. Leave empty if the title already says it.',
  },
  ground,
  {
    kind: 'moment',
    name: 'begins',
    label: 'Shown from',
    hint: 'Indian time. Leave empty to show it at once.',
  },
  { kind: 'moment', name: 'ends', label: 'Shown until', hint: 'Leave empty to show it until you remove it.' },
];

const section: readonly FieldShape[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: 'Shows',
    choices: toChoices(kinds),
  },
  { kind: 'list-target', name: 'url', label: 'Of', only: onlyFor('products') },
  {
    kind: 'list-target',
    name: 'url',
    label: 'Of',
    hint: 'Leave empty for all products.',
    only: onlyFor('prices'),
  },
  {
    kind: 'line',
    name: 'title',
    label: 'Title',
    hint: 'Leave empty for the usual one.',
    only: onlyFor('products', 'featured', 'categories', 'makers', 'prices'),
  },
  { kind: 'line', name: 'title', label: 'Title', only: onlyFor('chapter') },
  {
    kind: 'text-area',
    name: 'text',
    label: 'Text',
    hint: 'Leave a blank line to start a new paragraph.',
    only: onlyFor('chapter'),
  },
  { kind: 'line', name: 'text', label: 'Sentence below the title', only: onlyFor('prices') },
  {
    kind: 'line',
    name: 'url',
    label: 'Leads to',
    hint: 'A page such as /crafts/blue-pottery. Leave empty for no link.',
    only: onlyFor('chapter'),
  },
  { kind: 'line', name: 'button', label: 'Link text', only: onlyFor('chapter') },
  {
    kind: 'slide-picture',
    name: 'picture',
    label: 'Close-up, 1,200 pixels wide or more',
    only: onlyFor('chapter'),
  },
  {
    kind: 'line',
    name: 'alt',
    label: 'What the picture shows',
    hint: 'For people who cannot see it.',
    only: onlyFor('chapter'),
  },
  { ...ground, only: onlyFor('chapter') },
  {
    kind: 'list',
    name: 'bounds',
    label: 'Prices',
    one: 'Price',
    most: 4,
    fields: [{ kind: 'rupees', name: 'underRupees', label: 'Under, in rupees' }],
    only: onlyFor('prices'),
  },
  {
    kind: 'number',
    name: 'count',
    label: 'How many at most',
    only: onlyFor('products', 'featured', 'makers'),
  },
];

/** The fields of the home page: its slides, and the sections below them in their order. */
export const HOME_SHAPES: readonly FieldShape[] = [
  { kind: 'list', name: 'slides', label: 'Slides', one: 'Slide', most: 8, fields: slide },
  { kind: 'list', name: 'sections', label: 'Sections below', one: 'Section', most: 20, fields: section },
];
