import type { ItemResult, VehicleInspectionEvent } from './status.ts';
import { type AskedItem, limitFor, type TemplateItem } from './template.ts';

/** Seconds that nobody needs less of for an item. */
const shortestItem = 4;

export interface Told {
  readonly result: ItemResult;
  readonly value: number | null;
  readonly hasProperty: boolean;
}

export interface Judged {
  readonly result: ItemResult;
  /** It passes, and should be seen to soon. */
  readonly isWarning: boolean;
}

/** What an answer comes to: a number past its limit fails, whatever was pressed; one in the band passes with a warning. */
export function judge(item: TemplateItem, { result, value, hasProperty }: Told): Judged {
  const limit = limitFor(item, hasProperty);
  if (result !== 'pass' || limit === null || value === null) return { result, isWarning: false };
  const isBelow = (bound: number | null) => bound !== null && value < bound;
  const isAbove = (bound: number | null) => bound !== null && value > bound;
  if (isBelow(limit.min) || isAbove(limit.max)) return { result: 'fail', isWarning: false };
  return { result, isWarning: isBelow(limit.warnBelow) || isAbove(limit.warnAbove) };
}

type Answered = Pick<Judged, 'result'> & { readonly unitId: string; readonly code: string };

/** How an inspection ends: a critical item that failed fails it; what else failed leaves it passed with defects. */
export function endOf(
  asked: readonly AskedItem[],
  answers: readonly Answered[],
): Exclude<VehicleInspectionEvent, 'start'> {
  const failed = asked.filter(({ unitId, item }) =>
    answers.some((each) => each.unitId === unitId && each.code === item.code && each.result === 'fail'),
  );
  if (failed.some(({ item }) => item.severity === 'critical')) return 'fail';
  return failed.length > 0 ? 'passWithDefects' : 'pass';
}

/** Whether the answers came faster than anybody looks. */
export function isTooFast(items: number, seconds: number): boolean {
  return items > 1 && seconds < items * shortestItem;
}
