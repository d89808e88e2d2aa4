import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { weekOf } from '#modules/money/invoices/grouping.ts';
import type { QueueLine } from '../calls.ts';

/** Loads under one head of the queue: those of a customer that come on documents alike. */
export interface QueueGroup {
  readonly key: string;
  readonly rows: readonly [QueueLine, ...QueueLine[]];
  /** How many documents they become. */
  readonly documents: number;
  readonly net: number;
}

/** Loads of one load each stand under one head, as do those of one order and of one week. */
function headOf({ groupKey, billingMode, id }: QueueLine): string {
  return billingMode === 'perLoad' && groupKey.endsWith(id) ? groupKey.slice(0, -id.length) : groupKey;
}

export function groupsOf(rows: readonly QueueLine[]): readonly QueueGroup[] {
  return [...Map.groupBy(rows, headOf)].map(([key, group]) => ({
    key,
    rows: group as [QueueLine, ...QueueLine[]],
    documents: documentsOf(group).length,
    net: netOf(group),
  }));
}

/** The loads of each document, in the order of the queue. */
export function documentsOf(rows: readonly QueueLine[]): readonly (readonly QueueLine[])[] {
  return [...Map.groupBy(rows, ({ groupKey }) => groupKey).values()];
}

/** What loads come to without VAT; of several currencies there is no sum. */
export function netOf(rows: readonly QueueLine[]): number {
  return wireOf(sumOf(rows.map(({ net }) => centsOfWire(net))));
}

/** The week of the year by ISO 8601 that a day belongs to. */
export function weekNumber(day: string): number {
  const thursday = new Date(`${weekOf(day as never)}T00:00:00Z`);
  thursday.setUTCDate(thursday.getUTCDate() + 3);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday.getTime() - first) / (7 * 86_400_000));
}
