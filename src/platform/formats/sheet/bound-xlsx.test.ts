import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeXlsx } from '#test/import-export/make-xlsx.ts';
import { requireBoundedXlsx } from './bound-xlsx.ts';
import { readSheet } from './read-sheet.ts';

const sheet = 'xl/worksheets/sheet1.xml';

/** Returns an Excel file of two rows and two columns, with other rows behind them. */
function makeWith(rows: string): Uint8Array {
  const files = unzipSync(
    makeXlsx([
      ['SKU', 'Price'],
      ['DY-1', 90],
    ]),
  );
  const xml = strFromU8(files[sheet]!).replace('</sheetData>', `${rows}</sheetData>`);
  return zipSync({ ...files, [sheet]: strToU8(xml) });
}

const cell = (at: string) => `<row r="${at.replaceAll(/\D/g, '')}"><c r="${at}"><v>1</v></c></row>`;

test.each([
  ['a cell in the last corner', cell('XFD1048576')],
  ['a row that no sheet has', cell('A999999999')],
  ['a column that no sheet has', cell('ZZZZZZ3')],
  ['a row that no sheet has, whose cell says no address', '<row r="999999999"><c><v>1</v></c></row>'],
  [
    'many long rows of empty cells',
    Array.from({ length: 2_000 }, (_, row) => `<row r="${row + 3}"><c r="XFD${row + 3}" s="1"/></row>`).join(
      '',
    ),
  ],
])('%s is refused before it is read', (_, rows) => {
  expect(() => requireBoundedXlsx(makeWith(rows))).toThrow('far below or to the right of the others');
});

test('empty rows and cells that only have a format are read as nothing', async () => {
  const formatted = '<row r="400000" ht="20"><c r="B400000" s="1"/></row>';
  const { rows } = await readSheet(makeWith(`${formatted}<row r="1048576" hidden="1"/>`));
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['SKU', 'Price'],
    ['DY-1', '90'],
  ]);
});

test('an unterminated tag with very many addresses is read quickly', () => {
  requireBoundedXlsx(makeWith(`<c${' r="A1"'.repeat(200_000)}`));
});

test('an XML entity, for a local file or a text, is not resolved', async () => {
  const files = unzipSync(
    makeXlsx([
      ['SKU', 'Name'],
      ['DY-1', 'Diya'],
    ]),
  );
  const declared =
    '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/hostname"><!ENTITY text "Lamp">]><worksheet';
  const xml = strFromU8(files[sheet]!).replace('<worksheet', declared).replace('Diya', '&file;&text;');
  const { rows } = await readSheet(zipSync({ ...files, [sheet]: strToU8(xml) }));
  expect(rows[1]!.cells).toEqual(['DY-1', '&file;&text;']);
});
