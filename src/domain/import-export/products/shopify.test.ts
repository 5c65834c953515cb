import { describe, expect, test } from 'vitest';
import { readProducts, textsOf, toTable } from '#test/import-export/read-products.ts';

const shopify = {
  older: toTable(String.raw`
Handle|Title|Body (HTML)|Vendor|Type|Tags|Published|Option1 Name|Option1 Value|Option2 Name|Option2 Value|Variant SKU|Variant Grams|Variant Inventory Qty|Variant Price|Variant Compare At Price|Image Src|Image Position|Image Alt Text|Variant Image|HSN Code (product.metafields.custom.hsn_code)|Status|Cost per item
diya|Brass diya|<p>Cast &amp; polished</p><ul><li>Brass</li></ul>|Haat|Lamps|diya, brass|TRUE|Color|Red|Material|Brass|DY-R|350|4|900.00|1200.00|https://cdn.example/1.jpg|1|On a table||7419.80|active|300
diya||||||||Blue||Brass|DY-B|0|-2|900.00|||||https://cdn.example/2.jpg|||
diya||||||||||||||||https://cdn.example/2.jpg|2|||||
`),
  newer: toTable(String.raw`
Title|URL handle|Description|Type|Tags|Published on online store|Status|SKU|Option1 name|Option1 value|Price|Compare-at price|Inventory quantity|Weight value (grams)|Product image URL|Image position
Clay pot|clay-pot|Thrown by hand|Pottery||FALSE|Active|POT|Title|Default Title|450||7|800||
`),
};

describe('a Shopify export', () => {
  test('in the older form is read with variants, option names, sale price, weight, HSN and pictures by colour', () => {
    const { format, products, ignored } = readProducts(shopify.older);
    const [diya] = products;
    expect({ format, ignored, many: products.length }).toEqual({ format: 'shopify', ignored: [], many: 1 });
    expect(textsOf(diya!.product)).toMatchObject({
      slug: 'diya',
      name: 'Brass diya',
      description: 'Cast & polished\n\n• Brass',
      category: 'Lamps',
      tags: 'diya, brass',
      status: 'live',
      hsn: '741980',
    });
    expect(diya!.variants.map(textsOf)).toEqual([
      {
        sku: 'DY-R',
        color: 'Red',
        size: 'Brass',
        price: '1200.00',
        salePrice: '900.00',
        stock: '4',
        weight: '350',
      },
      { sku: 'DY-B', color: 'Blue', size: 'Brass', price: '900.00', salePrice: '', stock: '0' },
    ]);
    expect(diya!.pictures!.map(({ cell, alt, color }) => [cell.text, alt, color])).toEqual([
      ['https://cdn.example/1.jpg', 'On a table', null],
      ['https://cdn.example/2.jpg', '', 'Blue'],
    ]);
    expect(diya!.warnings.map(({ message }) => message)).toEqual(['The option Material is imported as size']);
  });

  test.each(['<', '<script ', '<li ', '<p ', '</script ', '&', '<script><script'])(
    'a description that only repeats %s is read within a second',
    (part) => {
      const table = [
        ['Handle', 'Title', 'Variant Price', 'Body (HTML)'],
        ['diya', 'Diya', '90', part.repeat(50_000)],
      ];
      const began = performance.now();
      expect(readProducts(table).products).toHaveLength(1);
      expect(performance.now() - began).toBeLessThan(1000);
    },
  );

  test('script and style elements are removed along with their contents', () => {
    const table = toTable(
      'Handle|Title|Variant Price|Body (HTML)\ndiya|Diya|90|Before<script>alert(1 < 2)</script ><STYLE>p{}</STYLE> and after',
    );
    expect(textsOf(readProducts(table).products[0]!.product)).toMatchObject({
      description: 'Before and after',
    });
  });

  test('60,000 rows with the same handle become one product within three seconds', () => {
    const rows = Array.from({ length: 60_000 }, () => ['diya', '', '']);
    const began = performance.now();
    expect(readProducts([['Handle', 'Title', 'Variant Price'], ...rows]).products).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  test('in the newer form a product without options has one variant; an unpublished one is hidden', () => {
    const [pot] = readProducts(shopify.newer).products;
    expect(textsOf(pot!.product)).toMatchObject({ slug: 'clay-pot', status: 'hidden', category: 'Pottery' });
    expect(pot!.variants.map(textsOf)).toEqual([
      { sku: 'POT', color: '', size: '', price: '450', salePrice: '', stock: '7', weight: '800' },
    ]);
  });
});
