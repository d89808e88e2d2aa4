import { readXml } from './xml.ts';

/** How a style shows a number that is not one to people: as a date or as a share. */
export type NumberStyle = 'date' | 'percent' | undefined;

/** For each style of a cell how it shows a number: so says its format, and nothing else does. */
export function numberStyles(styles: Iterable<Uint8Array>): readonly NumberStyle[] {
  const own = new Map<number, string>();
  const shown: NumberStyle[] = [];
  let isOfCells = false;
  readXml(styles, {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) shown.push(styleOf(Number(numFmtId ?? 0), own));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return shown;
}

/** Formats that every spreadsheet knows by their number (ISO/IEC 29500-1, 18.8.30), also those of East Asia. */
const known = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** `0%` and `0.00%`, by their numbers. */
const shares = [9, 10];

function styleOf(id: number, own: ReadonlyMap<number, string>): NumberStyle {
  const code = own.get(id);
  if (code === undefined)
    return known.some(([from, to]) => id >= from && id <= to) ? 'date' : shares.includes(id) ? 'percent' : undefined;
  // Of what is shown for positive numbers, without texts in quotes, colours in brackets and single escaped signs.
  const [positive = ''] = code.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '').split(';');
  return positive.includes('%') ? 'percent' : /[ymdhs]/i.test(positive) ? 'date' : undefined;
}

const day = 86_400_000;

/**
 * What a date of a workbook shows, counted from 1900, or from 1904 on old Macs: `2026-12-01 22:00` on the clock of whoever
 * wrote it, without a zone. Midnight is left away, and so is the day of a time alone.
 */
export function dateOf(serial: number, is1904: boolean): string {
  // Spreadsheets take 1900 for a leap year: up to its February all days are one too low.
  const days = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const moment = new Date(Math.round(((days - 25_569) * day) / 1000) * 1000);
  if (Number.isNaN(moment.getTime())) return String(serial);
  const [date = '', time = ''] = moment.toISOString().slice(0, 19).split('T');
  const clock = time.replace(/:00$/, '');
  return serial < 1 && serial > 0 ? clock : clock === '00:00' ? date : `${date} ${clock}`;
}
