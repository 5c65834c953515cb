import { type FileRow, type Header, foldHeading, toHeader } from './cell.ts';
import type { ImportFormat, SheetKind } from './import-kind.ts';
import { isCustomerHeading } from './customers/customer-columns.ts';
import { isOrderHeading } from './orders/order-columns.ts';
import { isInventoryHeading } from './products/shopify-inventory.ts';
import { isRedirectHeading } from './redirects/read-redirect.ts';
import { OWN_HEADINGS } from './products/own-sheet.ts';
import { isShopifyHeading } from './products/shopify.ts';
import { isWooCommerceHeading } from './products/woocommerce/headings.ts';

/** The kind of records in a file and its writer, with its header and the rows below it. */
export type Recognised = {
  kind: SheetKind;
  format: ImportFormat;
  header: Header;
  rows: FileRow[];
  /** Headings of filled columns that nothing is read from. */
  ignored: string[];
};

type Known = {
  kind: SheetKind;
  format: ImportFormat;
  /** The folded headings that a file of this kind must have: one of each group. */
  needs: string[][];
  knows: (heading: string) => boolean;
};

/** The kinds of files in the order in which they are tried: the ones with the most specific headings first. */
const KNOWN: readonly Known[] = [
  {
    kind: 'redirects',
    format: 'shopify',
    needs: [
      ['redirect from', 'old address'],
      ['redirect to', 'leads to'],
    ],
    knows: isRedirectHeading,
  },
  {
    kind: 'orders',
    format: 'shopify',
    needs: [['name'], ['lineitem name'], ['created at']],
    knows: (heading) => isOrderHeading('shopify', heading),
  },
  {
    kind: 'orders',
    format: 'haat',
    needs: [['order number', 'order no'], ['placed on']],
    knows: (heading) => isOrderHeading('haat', heading),
  },
  {
    kind: 'orders',
    format: 'woocommerce',
    needs: [
      ['order number', 'order id'],
      ['order date', 'date'],
      ['order total', 'order total amount', 'total'],
    ],
    knows: (heading) => isOrderHeading('woocommerce', heading),
  },
  {
    kind: 'customers',
    format: 'shopify',
    needs: [
      ['first name'],
      ['email'],
      ['accepts email marketing', 'accepts marketing', 'default address address1', 'total spent'],
    ],
    knows: isCustomerHeading,
  },
  {
    kind: 'customers',
    format: 'woocommerce',
    needs: [
      ['username', 'user login', 'user email', 'billing first name'],
      ['email', 'user email', 'billing email'],
    ],
    knows: isCustomerHeading,
  },
  {
    kind: 'customers',
    format: 'haat',
    needs: [
      ['name', 'customer name', 'full name', 'first name'],
      ['mobile', 'mobile number', 'phone', 'phone number', 'email', 'email address'],
    ],
    knows: isCustomerHeading,
  },
  {
    kind: 'products',
    format: 'shopify',
    needs: [
      ['handle', 'url handle'],
      ['title'],
      ['option1 name', 'body html', 'variant price', 'product image url'],
    ],
    knows: (heading) => isShopifyHeading(heading) || isInventoryHeading(heading),
  },
  {
    kind: 'products',
    format: 'woocommerce',
    needs: [['type'], ['name'], ['regular price'], ['parent', 'categories', 'images']],
    knows: isWooCommerceHeading,
  },
  {
    kind: 'products',
    format: 'haat',
    needs: [
      [
        'name',
        'product name',
        'item name',
        'product',
        'item',
        'title',
        'slug',
        'sku',
        'item code',
        'product code',
      ],
      [
        'price',
        'mrp',
        'stock',
        'quantity',
        'qty',
        'hsn',
        'hsn code',
        'category',
        'selling price',
        'colour',
        'status',
        'shelf',
      ],
    ],
    knows: (heading) => OWN_HEADINGS.has(heading),
  },
];

/** The header is one of this many first rows. */
const rowsAbove = 10;

/** Finds the header among the first rows of a file, and with it the kind of the file; undefined if no row is a known header. */
export function recogniseFormat(rows: readonly FileRow[], wanted?: SheetKind): Recognised | undefined {
  for (const [index, row] of rows.slice(0, rowsAbove).entries()) {
    const header = toHeader(row.cells);
    const known = KNOWN.find((each) => (wanted ?? each.kind) === each.kind && hasAll(header, each.needs));
    if (!known) continue;
    const below = rows.slice(index + 1).filter((each) => !isSum(each));
    const { kind, format } = known;
    return { kind, format, header, rows: below, ignored: listIgnored(header, below, known) };
  }
  return undefined;
}

const sums = new Set(['total', 'totals', 'grand total', 'sub total', 'subtotal', 'कुल', 'कुल योग', 'योग']);

/** Returns whether a row only adds up others: it begins with a word for that, and has nothing else but numbers. */
function isSum({ cells }: FileRow): boolean {
  const [first = '', ...rest] = cells.filter((cell) => cell.trim() !== '');
  return sums.has(foldHeading(first)) && rest.length > 0 && rest.every((cell) => !/\p{L}{4}/u.test(cell));
}

function hasAll({ places }: Header, needs: readonly string[][]): boolean {
  return needs.every((headings) => headings.some((heading) => places.has(heading)));
}

function listIgnored({ headings }: Header, rows: readonly FileRow[], { knows }: Known): string[] {
  return headings.filter(
    (heading, place) =>
      heading.trim() !== '' &&
      !knows(foldHeading(heading)) &&
      rows.some(({ cells }) => (cells[place] ?? '').trim() !== ''),
  );
}
