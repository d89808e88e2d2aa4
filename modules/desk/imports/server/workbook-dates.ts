import { readXml } from './workbook-xml.ts';

/** For each style of a cell whether it shows a number as a date: so says its format, and nothing else does. */
export function dateFormats(styles: Iterable<Uint8Array>): readonly boolean[] {
  const own = new Map<number, string>();
  const isDate: boolean[] = [];
  let isOfCells = false;
  readXml(styles, {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) isDate.push(showsDate(Number(numFmtId ?? 0), own));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return isDate;
}

/** Formats that every spreadsheet knows by their number (ISO/IEC 29500-1, 18.8.30), also those of East Asia. */
const known = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

function showsDate(id: number, own: ReadonlyMap<number, string>): boolean {
  const code = own.get(id);
  if (code === undefined) return known.some(([from, to]) => id >= from && id <= to);
  // Of what is shown for positive numbers, without texts in quotes, colours in brackets and single escaped signs.
  const [positive = ''] = code.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '').split(';');
  return /[ymdhs]/i.test(positive);
}

const day = 86_400_000;

/** The moment of a day that is counted from 1900, or from 1904 on old Macs. */
export function dateOf(serial: number, is1904: boolean): string {
  // Spreadsheets take 1900 for a leap year: up to its February all days are one too low.
  const days = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const moment = new Date(Math.round(((days - 25_569) * day) / 1000) * 1000);
  return Number.isNaN(moment.getTime()) ? String(serial) : moment.toISOString();
}
