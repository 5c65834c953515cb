import { Zip, ZipDeflate, strToU8 } from 'fflate';
import { escapeXml } from '#platform/formats/xml.ts';

type Cell = string | number;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The parts of a workbook with one sheet, except the sheet itself (ECMA-376, part 1). */
const FRAME = {
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/**
 * Writes a table as an Excel file, part by part. Text is stored as text: nothing that looks like a formula is evaluated, so it needs no
 * apostrophe.
 */
export async function* writeXlsx(
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, text] of Object.entries(FRAME)) begin(zip, name).push(strToU8(text), true);
  const sheet = begin(zip, 'xl/worksheets/sheet1.xml');
  sheet.push(strToU8(`${head}<worksheet xmlns="${main}"><sheetData>`));
  let written = 0;
  for await (const rows of parts) {
    sheet.push(strToU8(rows.map((cells, index) => toRow(cells, written + index + 1)).join('')));
    written += rows.length;
    yield* chunks.splice(0);
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  yield* chunks;
}

function begin(zip: Zip, name: string): ZipDeflate {
  const file = new ZipDeflate(name, { level: 6 });
  zip.add(file);
  return file;
}

function toRow(cells: readonly Cell[], row: number): string {
  return `<row r="${row}">${cells.map((cell, place) => toCell(cell, `${toColumn(place)}${row}`)).join('')}</row>`;
}

function toCell(cell: Cell, at: string): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell === '') return '';
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
}

/** Returns the letters of a column: A, B … Z, AA. */
function toColumn(place: number): string {
  const before = place < 26 ? '' : toColumn(Math.floor(place / 26) - 1);
  return `${before}${String.fromCodePoint(65 + (place % 26))}`;
}

/** A reader of XML would turn a carriage return into a line feed. */
function escape(text: string): string {
  return escapeXml(text).replaceAll('\r', '&#13;');
}
