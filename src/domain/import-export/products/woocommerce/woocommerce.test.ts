import { describe, expect, test } from 'vitest';
import { readProducts, textsOf, toTable } from '#test/import-export/read-products.ts';

const woocommerce = toTable(String.raw`
ID|Type|SKU|Name|Published|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|In stock?|Stock|Weight (kg)|Length (cm)|Sale price|Regular price|Categories|Tags|Images|Parent|Attribute 1 name|Attribute 1 value(s)|Attribute 2 name|Attribute 2 value(s)|Meta: hsncode
51|variation|SC-R|Scarf - Red|1|visible|||2026-11-01|2026-11-30|1|3|||700|900|||https://cdn.example/red.jpg|id:44|Colour|Red|||
44|variable|SC|Scarf|1|visible|Soft|Woven\nby hand|||1||0.2|180|||Textiles > Scarves, Gifts\, all|silk, scarf|https://cdn.example/a.jpg, https://cdn.example/b.jpg||Colour|Red, Blue|Material|Silk|5007
52|variation|SC-B|Scarf - Blue|1|visible|||2026-10-01|2026-10-31|1||0.25||700|900||||SC|Colour|Blue|||
60|simple|CUP|Cup|-1|visible|||||0|||||90|Pottery||||||||
61|grouped|SET|Tea set|1|visible|||||1||||||Pottery||||||||
62|variation|LOST|Lost|1|visible|||||1|1||||5||||id:999|Size|M|||
`);

describe('a WooCommerce export', () => {
  const { format, products, ignored } = readProducts(woocommerce);

  test('joins variations to their parent by ID and by SKU, in any order of rows', () => {
    const [scarf] = products;
    expect({ format, ignored, many: products.length }).toEqual({
      format: 'woocommerce',
      ignored: [],
      many: 4,
    });
    expect(textsOf(scarf!.product)).toMatchObject({
      name: 'Scarf',
      productSku: 'SC',
      description: 'Woven\nby hand',
      category: 'Textiles',
      subcategory: 'Scarves',
      material: 'Silk',
      hsn: '5007',
      status: 'live',
    });
    expect(scarf!.variants.map(textsOf)).toEqual([
      {
        sku: 'SC-R',
        color: 'Red',
        size: '',
        price: '900',
        salePrice: '700',
        stock: '3',
        weight: '200',
        length: '1800',
      },
      {
        sku: 'SC-B',
        color: 'Blue',
        size: '',
        price: '900',
        salePrice: '',
        stock: '1',
        weight: '250',
        length: '1800',
      },
    ]);
    expect(scarf!.pictures!.map(({ cell, color }) => [cell.text, color])).toEqual([
      ['https://cdn.example/a.jpg', null],
      ['https://cdn.example/b.jpg', null],
      ['https://cdn.example/red.jpg', 'Red'],
    ]);
  });

  test('keeps a draft as a draft, and refuses unsupported products with a reason', () => {
    const [, cup, set, lost] = products;
    expect(textsOf(cup!.product)).toMatchObject({ name: 'Cup', status: 'draft' });
    expect(textsOf(cup!.variants[0]!)).toMatchObject({ stock: '0', price: '90' });
    expect(set!.mistakes.map(({ message }) => message)).toEqual([
      'Grouped and external products cannot be sold here',
    ]);
    expect(lost!.mistakes.map(({ message }) => message)).toEqual([
      'The product of this variation is not in the file',
    ]);
  });
});
