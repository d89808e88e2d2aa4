import { zipSync } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A text, a number, or a number that its format shows as a date or as per cent. */
export type BookCell = string | number | { readonly date: number } | { readonly percent: number };

const styles = `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="10"/></cellXfs></styleSheet>`;

/** An XLSX workbook with these sheets; a row without cells is left out, as spreadsheets do. */
export function workbook(...sheets: readonly (readonly (readonly BookCell[])[])[]): Uint8Array {
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
    'xl/styles.xml': bytes(styles),
    ...Object.fromEntries(
      sheets.map((rows, place) => [
        `xl/worksheets/sheet${place + 1}.xml`,
        bytes(`<worksheet xmlns="${main}"><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`),
      ]),
    ),
  });
}

function row(cells: readonly BookCell[], place: number): string {
  const written = cells.map((cell, column) => {
    const at = `r="${String.fromCodePoint(65 + column)}${place + 1}"`;
    if (typeof cell === 'string')
      return `<c ${at} t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
    if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
    return 'date' in cell ? `<c ${at} s="1"><v>${cell.date}</v></c>` : `<c ${at} s="2"><v>${cell.percent}</v></c>`;
  });
  return cells.length === 0 ? '' : `<row r="${place + 1}">${written.join('')}</row>`;
}
