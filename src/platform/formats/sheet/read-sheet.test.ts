import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeXlsx } from '#test/import-export/make-xlsx.ts';
import { readSheet } from './read-sheet.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const cellsOf = async (bytes: Uint8Array) => (await readSheet(bytes)).rows.map(({ cells }) => cells);

describe('reading a file as a table', () => {
  test.each([
    ['UTF-8', utf8('Name,Price\nदीया,₹ 90\n')],
    ['UTF-8', utf8('\uFEFFName;Price\r\nदीया;₹ 90\r\n')],
    ['UTF-16', utf16('\uFEFFName\tPrice\r\nदीया\t₹ 90\r\n')],
    ['UTF-16', utf16('Name\tPrice and place of the diya\r\nदीया\t₹ 90\r\n')],
  ])('%s is recognised, with commas, semicolons or tabs', async (encoding, bytes) => {
    const sheet = await readSheet(bytes);
    expect(sheet.encoding).toBe(encoding);
    expect(sheet.rows[1]!.cells).toEqual(['दीया', '₹ 90']);
    expect(sheet.rows[0]!.cells[0]).toBe('Name');
  });

  test('many commas in the text do not prevent semicolons from being recognised as separators', async () => {
    const rows = ['Diya', 'Tray', 'Bell'].map((name) => `${name};90;of brass, small, round, by hand`);
    expect(await cellsOf(utf8(['Name;Price;Text', ...rows].join('\r\n')))).toContainEqual([
      'Tray',
      '90',
      'of brass, small, round, by hand',
    ]);
  });

  test('text that is not UTF-8 is read as Windows-1252, and the encoding is reported', async () => {
    const bytes = new Uint8Array([
      ...utf8('Name,Price\nCaf'),
      0xe9,
      ...utf8(' tray '),
      0x96,
      ...utf8(' 5",90\n'),
    ]);
    const sheet = await readSheet(bytes);
    expect(sheet.encoding).toBe('Windows-1252');
    expect(sheet.rows[1]!.cells).toEqual(['Café tray – 5"', '90']);
  });

  test('cells keep commas, line breaks and doubled quotation marks; empty rows are skipped but counted', async () => {
    const sheet = await readSheet(utf8('Name,Text\n\n"Diya, brass","He said ""yes""\nand left"\n'));
    expect(sheet.rows).toEqual([
      { row: 1, cells: ['Name', 'Text'] },
      { row: 3, cells: ['Diya, brass', 'He said "yes"\nand left'] },
    ]);
  });

  test('an unclosed quotation mark is reported with its row', async () => {
    await expect(readSheet(utf8('Name,Price\nDiya,90\n"Tray,80\n'))).rejects.toThrow(
      'A cell in or after row 3 begins with a quotation mark that never closes',
    );
  });

  test('a four-byte character across a chunk boundary of a long file is kept whole', async () => {
    const long = `Name,Text\n"${'x'.repeat(64 * 1024 - 12)}🪔",end\n`;
    expect((await cellsOf(utf8(long)))[1]![0]).toBe(`${'x'.repeat(64 * 1024 - 12)}🪔`);
  });

  test('a file with more than 1,000 columns is refused', async () => {
    await expect(readSheet(utf8(`${','.repeat(1000)}x\n1\n`))).rejects.toThrow('more than 1000 columns');
  });

  test('Excel: characters that a database cannot store are removed or replaced', async () => {
    const sheet = makeXlsx([['Name\0', 'Half \uD83D of a letter']]);
    expect(await cellsOf(sheet)).toEqual([['Name', 'Half \uFFFD of a letter']]);
  });

  test('Excel: formulas give their stored results, and whole numbers are in full without exponent', async () => {
    const bytes = makeXlsx([
      ['SKU', 'Price', 'Phone'],
      ['DY-1', { formula: 'HYPERLINK("http://evil")+1', result: '1250' }, 919829010003],
      ['DY-2', 1250.1, 9.19829010004e11],
    ]);
    expect(await cellsOf(bytes)).toEqual([
      ['SKU', 'Price', 'Phone'],
      ['DY-1', '1250', '919829010003'],
      ['DY-2', '1250.1', '919829010004'],
    ]);
  });

  test('Excel: a time has no zone, and a day has no time', async () => {
    const bytes = makeXlsx([['Placed on'], [{ serial: 46_349 + 20 / 24 }], [{ serial: 46_349 }]]);
    expect(await cellsOf(bytes)).toEqual([['Placed on'], ['2026-11-23 20:00:00'], ['2026-11-23']]);
  });

  test.each([
    ['an empty file', utf8(''), 'empty'],
    ['a file of empty rows', utf8('\n,,\n'), 'no rows'],
    ['an old Excel file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old Excel'],
    [
      'a picture',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 0, 0, 0, 0]),
      'not a CSV or Excel file',
    ],
    ['a ZIP that is no Excel file', zipSync({ 'a.txt': utf8('hello') }), 'cannot be read'],
    ['half an Excel file', makeXlsx([['Name']]).slice(0, 300), 'damaged'],
  ])('%s is refused with a message', async (_, bytes, words) => {
    await expect(readSheet(bytes)).rejects.toThrow(words);
  });

  test('an Excel file that unpacks to more than 150 MB is refused before it is unpacked', async () => {
    const big = Buffer.from(makeXlsx([['Name'], ['Diya']]));
    // The size of the first file in the directory of the archive.
    big.writeUInt32LE(4_000_000_000, big.indexOf('PK\u0001\u0002') + 24);
    await expect(readSheet(new Uint8Array(big))).rejects.toThrow('unpacks to more than 150 MB');
  });
});
