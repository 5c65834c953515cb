import { toCsvText } from './send-import.ts';

const heading =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Cost per item,HSN Code (product.metafields.custom.hsn_code),Status'.split(
    ',',
  );

type Row = Partial<Record<string, string>>;

/**
 * Returns a Shopify export of the older form with many products: every third without options, the others with two colours and two sizes.
 * The first products share the `photos`, one row for each.
 */
export function makeShopifyExport({
  products,
  photos = [],
  photographed = 0,
}: {
  products: number;
  photos?: string[];
  photographed?: number;
}): string {
  const rows = Array.from({ length: products }, (_, place) => [
    ...(place % 3 === 0 ? makeSimple(place) : makeVaried(place, photos)),
    ...(place < photographed ? photos.map((address, at) => makePhoto(place, address, at)) : []),
  ]).flat();
  return toCsvText([heading, ...rows.map((row) => heading.map((name) => row[name] ?? ''))]);
}

function makeProduct(place: number): Row {
  return {
    Handle: `piece-${place}`,
    Title: `Hand-made piece ${place}`,
    'Body (HTML)': `<p>Made by hand &amp; with care, number ${place}.</p>`,
    Vendor: 'Jaipur House',
    Type: place % 2 ? 'Table lamps' : 'Trays',
    Tags: 'brass, gift',
    Published: 'TRUE',
    'HSN Code (product.metafields.custom.hsn_code)': '8306.29',
    Status: 'active',
  };
}

function makeVariant(place: number, sku: string): Row {
  return {
    'Variant SKU': sku,
    'Variant Grams': String(100 + place),
    'Variant Inventory Qty': String(place % 7),
    'Variant Price': `${400 + place}.00`,
    'Variant Compare At Price': place % 5 === 0 ? `${500 + place}.00` : '',
  };
}

function makeSimple(place: number): Row[] {
  const option = { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' };
  return [{ ...makeProduct(place), ...option, ...makeVariant(place, `P${place}`) }];
}

function makeVaried(place: number, photos: readonly string[]): Row[] {
  const choices = ['Red', 'Blue'].flatMap((color) => ['S', 'M'].map((size) => ({ color, size })));
  return choices.map(({ color, size }, at) => ({
    ...(at === 0
      ? { ...makeProduct(place), 'Option1 Name': 'Colour', 'Option2 Name': 'Size' }
      : { Handle: `piece-${place}` }),
    'Option1 Value': color,
    'Option2 Value': size,
    ...(color === 'Blue' && photos[1] ? { 'Variant Image': photos[1] } : {}),
    ...makeVariant(place, `P${place}-${color}-${size}`),
  }));
}

function makePhoto(place: number, address: string, at: number): Row {
  return {
    Handle: `piece-${place}`,
    'Image Src': address,
    'Image Position': String(at + 1),
    'Image Alt Text': `Photo ${at + 1}`,
  };
}
