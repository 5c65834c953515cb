import { describe, expect, test } from 'vitest';
import { readProducts, textsOf } from '#test/import-export/read-products.ts';
import { toHeader } from '../cell.ts';
import { readRecords } from '../read-records.ts';
import { recogniseFormat } from '../recognise-format.ts';

describe('our own sheet', () => {
  test('is recognised below a title row and by common column names', () => {
    const { products, ignored } = readProducts([
      ['Price list of Diwali 2026'],
      ['Item name', 'Item code', 'MRP', 'Selling price', 'Qty', 'HSN code', 'Rack', 'Remarks'],
      ['Brass diya', 'DY-1', '₹1,200', '900', '4', "'74198030", 'A-3', 'Sells well'],
    ]);
    expect(textsOf(products[0]!.variants[0]!)).toEqual({
      sku: 'DY-1',
      price: '₹1,200',
      salePrice: '900',
      stock: '4',
      location: 'A-3',
    });
    expect(textsOf(products[0]!.product)).toEqual({ name: 'Brass diya', hsn: '74198030' });
    expect(products[0]!.variants[0]!.price).toMatchObject({ row: 3, column: 'MRP' });
    expect(ignored).toEqual(['Remarks']);
  });

  test('rows with the same slug, and later rows with only a colour, form one product', () => {
    const rows = [
      ['Slug', 'Name', 'SKU', 'Colour', 'Price'],
      ['diya', 'Diya', 'DY-R', 'Red', '90'],
      ['', '', 'DY-B', 'Blue', '95'],
      ['', 'Tray', 'TR', '', '100'],
    ];
    expect(readProducts(rows).products.map(({ variants }) => variants.length)).toEqual([2, 1]);
  });

  test('adjacent rows with the same name and a colour or size form one product; other rows do not', () => {
    const rows = [
      ['Name', 'SKU', 'Colour', 'Size', 'Price'],
      ['Stole', 'ST-R', 'Red', '', '90'],
      ['stole', 'ST-B', 'Blue', '', '95'],
      ['', 'ST-G', 'Green', '', '95'],
      ['Tray', 'TR-1', '', '', '100'],
      ['Tray', 'TR-2', '', 'L', '110'],
      ['Stole', 'ST-K', 'Khaki', '', '95'],
    ];
    expect(readProducts(rows).products.map(({ variants }) => variants.length)).toEqual([3, 1, 1, 1]);
  });

  test('a sheet whose headings say rupees is one of products', () => {
    const rows = [
      ['Item', 'MRP (Rs.)', 'Qty in stock'],
      ['Diya', '90', '40'],
    ];
    const found = recogniseFormat(rows.map((cells, index) => ({ row: index + 1, cells })));
    expect(found).toMatchObject({ kind: 'products', ignored: [] });
  });

  test('a SKU already used in an earlier row is refused', () => {
    const rows = [
      ['Name', 'SKU', 'Price'],
      ['Diya', 'DY', '90'],
      ['Tray', 'DY', '80'],
    ];
    const found = recogniseFormat(rows.map((cells, index) => ({ row: index + 1, cells })))!;
    expect(readRecords(found).map(({ clashes }) => clashes.map(({ message }) => message))).toEqual([
      [],
      ['Row 2 also has this SKU'],
    ]);
  });

  test('a row that adds up the others is no product', () => {
    const rows = [
      ['No.', 'Name', 'SKU', 'Price', 'Stock'],
      ['1', 'Total Eclipse Lamp', 'LA', '900', '2'],
      ['2', 'Diya', 'DY', '90', '40'],
      ['', 'Grand Total', '', 'Rs. 5,400/-', '42'],
      ['', 'कुल', '', '', '42'],
    ];
    const found = recogniseFormat(rows.map((cells, index) => ({ row: index + 1, cells })))!;
    expect(found.rows.map(({ cells }) => cells[1])).toEqual(['Total Eclipse Lamp', 'Diya']);
  });

  test('headings match regardless of case and punctuation', () => {
    expect([...toHeader(['Item', 'MRP (Rs.)', 'Selling price in INR']).places.keys()]).toEqual([
      'item',
      'mrp',
      'selling price',
    ]);
    expect([...toHeader(['Compare-at price', 'Variant SKU ', '']).places.keys()]).toEqual([
      'compare at price',
      'variant sku',
    ]);
  });
});
