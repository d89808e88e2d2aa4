import { zipSync } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** An XLSX workbook with these sheets of texts; a row without cells is left out, as spreadsheets do. */
export function workbook(...sheets: readonly (readonly (readonly string[])[])[]): Uint8Array {
  const bytes = (text: string) => new TextEncoder().encode(head + text);
  const each = (make: (number: number) => string) => sheets.map((_, place) => make(place + 1)).join('');
  return zipSync({
    '_rels/.rels': bytes(
      `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': bytes(
      `<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${each((n) => `<sheet name="S${n}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      `<Relationships xmlns="${packages}">${each((n) => `<Relationship Id="rId${n}" Type="${documents}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map((rows, place) => [
        `xl/worksheets/sheet${place + 1}.xml`,
        bytes(`<worksheet xmlns="${main}"><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`),
      ]),
    ),
  });
}

function row(cells: readonly string[], place: number): string {
  const texts = cells.map(
    (text, column) =>
      `<c r="${String.fromCodePoint(65 + column)}${place + 1}" t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`,
  );
  return cells.length === 0 ? '' : `<row r="${place + 1}">${texts.join('')}</row>`;
}
