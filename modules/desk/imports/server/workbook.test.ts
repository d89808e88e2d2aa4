import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openWorkbook } from '#platform/workbook/workbook.ts';

const bytes = (text: string) => new TextEncoder().encode(`<?xml version="1.0"?>${text}`);
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook as other programs write it, with the parts that are given in place of the usual ones. */
function book(sheet: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const all = {
    'xl/worksheets/one.xml': `<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="r"><sheets><sheet name="One" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId7" Target="/xl/worksheets/one.xml"/></Relationships>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, bytes(text)])));
}
const rowsOf = (file: Uint8Array) => [...openWorkbook(file)[0]!.rows()];
const read = (...given: Parameters<typeof book>) => rowsOf(book(...given));

test('texts that cells share, in several runs, with signs that XML cannot hold, and without how they are spoken', () => {
  const shared = `<sst ${main}><si><t>Karoo &amp; Sons</t></si><si><r><t>Two </t></r><r><rPr><b/></rPr><t xml:space="preserve">runs</t></r></si>
    <si><t>a_x000A_b</t><rPh sb="0" eb="1"><t>spoken</t></rPh></si></sst>`;
  const row = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="D2" t="s"><v>2</v></c></row>`;
  expect(read(row, { 'xl/sharedStrings.xml': shared })).toEqual([
    { number: 2, cells: ['Karoo & Sons', 'Two runs', '', 'a\nb'] },
  ]);
});

test('numbers are plain and told from texts; what a format shows as a date is what a clock shows, and per cent has its sign', () => {
  const styles = `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="#,##0.0&quot; days&quot;"/>
    <numFmt numFmtId="166" formatCode="[Red]0.00"/><numFmt numFmtId="167" formatCode="0.0%"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/><xf numFmtId="166"/><xf numFmtId="10"/><xf numFmtId="167"/><xf numFmtId="22"/><xf numFmtId="0"/><xf numFmtId="0"/></cellXfs></styleSheet>`;
  const values = [1234567890.5, 46115, 46115, 46115.25, 46115, 0.425, 0.07, 0.9166666667, 0.1 + 0.2, '1.5E-7'];
  const row = `<row>${values.map((value, style) => `<c s="${style}"><v>${value}</v></c>`).join('')}</row>`;
  const parts = { 'xl/styles.xml': styles };
  expect(read(row, parts)).toMatchObject([
    {
      cells: [
        '1234567890.5',
        '2026-04-03',
        '46115',
        '2026-04-03 06:00',
        '46115',
        '42.5%',
        '7%',
        '22:00',
        '0.3',
        '0.00000015',
      ],
      numbers: [0, 2, 4, 5, 6, 8, 9],
    },
  ]);
  const old = `<workbook ${main} xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet r:id="rId7"/></sheets></workbook>`;
  expect(read(row, { ...parts, 'xl/workbook.xml': old })[0]?.cells[1]).toBe('2030-04-04');
});

test('truth, errors, formulas, texts in the cell, and another prefix', () => {
  const row = `<x:row r="5"><x:c r="B5" t="b"><x:v>1</x:v></x:c><x:c r="C5" t="e"><x:v>#N/A</x:v></x:c><x:c r="D5" t="str"><x:f>A1&amp;"x"</x:f><x:v>made</x:v></x:c>
    <x:c r="E5" t="inlineStr"><x:is><x:t>in it</x:t></x:is></x:c><x:c r="F5" t="d"><x:v>2026-04-03T00:00:00</x:v></x:c>
    <x:c r="G5"><x:f>B5+1</x:f></x:c><x:c r="H5" t="str"><x:f>""</x:f><x:v></x:v></x:c><x:c r="I5"><x:v>2.7825550152E10</x:v></x:c>
    <x:c r="J5"><x:f>B5+1</x:f><x:v/></x:c></x:row>`;
  const sheet = `<x:worksheet xmlns:x="m"><x:sheetData>${row}</x:sheetData></x:worksheet>`;
  expect(read('', { 'xl/worksheets/one.xml': sheet })).toEqual([
    {
      number: 5,
      cells: ['', 'true', '#N/A', 'made', 'in it', '2026-04-03T00:00:00', '#FORMULA!', '', '27825550152', '#FORMULA!'],
      numbers: [8],
    },
  ]);
});

test('a column far out does not make every row as wide', () => {
  const row = `<row r="1"><c r="A1" t="str"><v>a</v></c><c r="CW1" t="str"><v>101st</v></c><c r="XFD1" t="str"><v>far</v></c></row>`;
  expect(read(row)[0]?.cells).toHaveLength(101);
});

test('what is no workbook, or has no sheet, is refused', () => {
  expect(() => read('', { 'xl/workbook.xml': '<workbook/>' })).toThrow('importNotReadable');
  expect(() => rowsOf(bytes('PK no workbook'))).toThrow('importNotReadable');
});
