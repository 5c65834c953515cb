import { strToU8, zipSync } from 'fflate';

/**
 * A cell of a generated sheet: text, a number as Excel stores it, a formula with its stored result, or a time in days since 30 December
 * 1899.
 */
type Cell = string | number | { formula: string; result: string } | { serial: number };

/** Returns an Excel file with one sheet, as small as the format allows. */
export function makeXlsx(rows: readonly (readonly Cell[])[]): Uint8Array {
  const sheet = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, place) => toXml(cell, place, row)).join('')}</row>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
    // The second format shows a day with a time.
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

function toXml(cell: Cell, place: number, row: number): string {
  const at = `${String.fromCharCode(65 + place)}${row + 1}`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object' && 'serial' in cell) return `<c r="${at}" s="1"><v>${cell.serial}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}" t="str"><f>${cell.formula}</f><v>${cell.result}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
}
