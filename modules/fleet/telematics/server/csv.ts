import { type CsvRow, csvRows, delimiterOf } from '#modules/money/bank-statements/csv-rows.ts';
import { RefusedFile } from '#modules/money/bank-statements/read-file.ts';
import { kindOfEvent, type TrackerEvent } from '../events.ts';
import type { Point } from '../points.ts';
import { readTime } from '../provider-time.ts';

interface ReadFile {
  readonly points: readonly Point[];
  readonly events: readonly TrackerEvent[];
  /** Lines that could not be read, from 1. */
  readonly unread: readonly number[];
}

const decimal = /^-?\d{1,3}(?:\.\d+)?$/;

/**
 * Reads a file of positions: a line of headings with `unit`, `time`, `latitude` and `longitude`, and if it has them
 * `registration`, `speed` (km/h), `odometer` (km) and `event`, the provider's words for what was noticed. Times without an offset are of the account's zone. Undefined where a
 * needed column is missing, or where it is no table.
 */
export function readCsv(content: string, timeZone: string, now: Date): ReadFile | undefined {
  const [head, ...lines] = rowsOf(content);
  const columns = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  if (['unit', 'time', 'latitude', 'longitude'].some((column) => !columns.includes(column))) return undefined;
  const points: Point[] = [];
  const events: TrackerEvent[] = [];
  const unread: number[] = [];
  for (const { cells, row: line } of lines) {
    const cell = (column: string) => cells[columns.indexOf(column)]?.trim() ?? '';
    const fix = readTime(cell('time'), timeZone);
    const [unitId, latitude, longitude] = [cell('unit'), cell('latitude'), cell('longitude')];
    if (!fix || unitId === '' || unitId.length > 40 || !decimal.test(latitude) || !decimal.test(longitude)) {
      unread.push(line);
      continue;
    }
    const number = (column: string) => (/^\d{1,7}(\.\d+)?$/.test(cell(column)) ? Number(cell(column)) : null);
    // The same line in another file is the same point.
    const eventId = `${unitId} ${fix.at.toISOString()}`;
    const description = cell('event');
    const kind = kindOfEvent(description);
    if (kind)
      events.push({
        eventId: `${eventId} ${kind}`,
        unitId,
        kind,
        description,
        at: fix.at,
        endedAt: null,
        latitude: Number(latitude),
        longitude: Number(longitude),
        speedKmh: number('speed'),
        value: null,
        valueUnit: '',
      });
    points.push({
      unitId,
      eventId,
      registration: cell('registration'),
      label: '',
      fixAt: fix.at,
      receivedAt: now,
      latitude: Number(latitude),
      longitude: Number(longitude),
      speedKmh: number('speed'),
      heading: null,
      ignition: null,
      odometerKm: number('odometer'),
      isPanic: /panic/i.test(description),
    });
  }
  return { points, events, unread };
}

function rowsOf(content: string): readonly CsvRow[] {
  try {
    return csvRows(content.replace(/^\uFEFF/, ''), delimiterOf(content));
  } catch (error) {
    if (error instanceof RefusedFile) return [];
    throw error;
  }
}
