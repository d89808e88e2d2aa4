import { clientZone } from '#platform/client-zone.ts';
import type { Cell } from '#platform/csv.ts';
import { wallClockIn } from '#platform/wall-clock.ts';
import { zip } from '../zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Positions in `styles` below. */
const style = { plain: 0, bold: 1, time: 2 } as const;

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mime}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;

/** An XLSX workbook of one sheet, whose first row is a head that stays in sight. */
export function spreadsheet(name: string, rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related('worksheet', 'worksheets/sheet1.xml', 'styles', 'styles.xml'),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheet(rows),
  };
  return zip(files, mime);
}

function related(...pairs: readonly string[]): string {
  const each = pairs.flatMap((type, at) =>
    at % 2 ? [] : [`<Relationship Id="rId${at / 2 + 1}" Type="${relations}/${type}" Target="${pairs[at + 1]}"/>`],
  );
  return `${head}<Relationships xmlns="${packageRelations}">${each.join('')}</Relationships>`;
}

function sheet(rows: readonly (readonly Cell[])[]): string {
  const columns = (rows[0] ?? []).map(
    (_, at) => `<col min="${at + 1}" max="${at + 1}" width="${width(rows, at)}" customWidth="1"/>`,
  );
  const body = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((value, column) => cell(value, `${letters(column)}${at + 1}`, at === 0)).join('')}</row>`,
  );
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `${head}<worksheet xmlns="${main}">${frozen}<cols>${columns.join('')}</cols><sheetData>${body.join('')}</sheetData></worksheet>`;
}

/** Texts are inline strings: `=1+1` is no formula, and `0123` keeps its zero. */
function cell(value: Cell, at: string, isHead: boolean): string {
  if (value === null || value === '') return '';
  if (value instanceof Date) return `<c r="${at}" s="${style.time}"><v>${serial(value)}</v></c>`;
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${at}"><v>${value}</v></c>` : '';
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`;
  return `<c r="${at}" t="inlineStr" s="${isHead ? style.bold : style.plain}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** Days since the last day of 1899, on the client's clock: spreadsheets know no zones. */
function serial(date: Date): number {
  return Date.parse(`${wallClockIn(clientZone(), date)}Z`) / 86_400_000 + 25_569;
}

/** A, B, … Z, AA, … */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// oxlint-disable-next-line no-control-regex -- XML has no place for control characters, not even escaped.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
}

/** At most 31 characters, and none of those that stand for something in formulas. */
function sheetName(name: string): string {
  return (
    name
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .slice(0, 31)
      .trim() || 'Sheet 1'
  );
}

/** In characters: wide enough for most of what is in the column. */
function width(rows: readonly (readonly Cell[])[], column: number): number {
  const longest = rows.slice(0, 200).reduce((most, row) => {
    const value = row[column] ?? '';
    return Math.max(most, value instanceof Date ? 16 : String(value).length);
  }, 0);
  return Math.min(60, Math.max(8, longest + 2));
}
