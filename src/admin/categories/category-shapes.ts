import type { FieldShape } from '#admin/content/fields/field-shape.ts';

const SIZE_GUIDE =
  'Shown next to the sizes of its products. Write one row per line, with commas between the cells. The first row is the heading: Size, Chest, Length. A line without a comma becomes a sentence below the table. You can paste from a spreadsheet.';

/** The fields of a category, in the order of its form. */
export const CATEGORY_SHAPES: readonly FieldShape[] = [
  { kind: 'line', name: 'name', label: 'Name' },
  {
    kind: 'line',
    name: 'slug',
    label: 'Web address',
    hint: 'The last part of its web address, such as wall-decor. Leave empty to make it from the name. An old address leads to the new one.',
  },
  {
    kind: 'text-area',
    name: 'description',
    label: 'Description',
    hint: 'Shown to customers and search engines.',
  },
  { kind: 'text-area', name: 'size_guide', label: 'Size guide', hint: SIZE_GUIDE },
  {
    kind: 'choice',
    name: 'rule',
    label: 'Products',
    hint: 'A rule picks products from the whole shop.',
    choices: [
      { value: '', label: 'Products that you add to it' },
      { value: 'bestsellers', label: 'Bestsellers of the last 90 days' },
      { value: 'newest', label: 'Added in the last 60 days' },
      { value: 'sale', label: 'On sale' },
    ],
  },
  {
    kind: 'switch',
    name: 'hidden_when_empty',
    label: 'Hide it while it has no products',
  },
  {
    kind: 'list',
    name: 'children',
    label: 'Subcategories',
    one: 'Subcategory',
    most: 60,
    startsClosed: true,
    fields: [
      { kind: 'line', name: 'name', label: 'Name' },
      {
        kind: 'text-area',
        name: 'description',
        label: 'Description',
        hint: 'One or two sentences for the top of its page.',
      },
      {
        kind: 'text-area',
        name: 'size_guide',
        label: 'Size guide',
        hint: 'For its products, instead of the category’s size guide.',
      },
      {
        kind: 'record-picture',
        name: 'landscape_picture_id',
        label: 'Wide picture; without one, its page shows some of its products',
      },
    ],
  },
  {
    kind: 'list',
    name: 'filters',
    label: 'Filters',
    one: 'Filter',
    most: 20,
    fields: [
      { kind: 'line', name: 'label', label: 'Name', hint: 'The name customers see: Material.' },
      {
        kind: 'line',
        name: 'key',
        label: 'Property',
        hint: 'The product detail it filters by, in small letters: material.',
      },
      {
        kind: 'choice',
        name: 'kind',
        label: 'Kind',
        choices: [
          { value: 'options', label: 'Options' },
          { value: 'colour', label: 'Colours' },
          { value: 'price', label: 'Prices, such as 500-1000 or 5000-' },
          { value: 'discount', label: 'Percent off, such as 10' },
        ],
      },
      { kind: 'one-per-line', name: 'options', label: 'Options' },
    ],
  },
];
