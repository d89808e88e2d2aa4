import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import { limitOf } from '../words.ts';
import type { Item, NewAnswer } from './calls.ts';
import type { Waiting } from './kept.ts';

/** An item as the driver sees it: with what was pressed here, and its photos wherever they are. */
export interface Seen extends Item {
  /** Pictures that are still on this phone. */
  readonly pictures: readonly string[];
  readonly photoIds: readonly string[];
}

type Answered = Pick<Waiting & { readonly what: 'answer' }, 'payload'>;

/** The items with what waits on this phone laid over what the server has. */
export function itemsOf(check: VehicleCheck, waiting: readonly Waiting[]): readonly Seen[] {
  return check.items.map((item) => {
    const isOf = ({ unitId, code }: { readonly unitId: string; readonly code: string }) =>
      unitId === item.unitId && code === item.code;
    const told = waiting.find((each) => each.what === 'answer' && isOf(each.payload)) as Answered | undefined;
    const files = waiting.flatMap((each) => (each.what === 'file' && isOf(each.payload) ? [each] : []));
    const answer = told?.payload;
    const seen = {
      ...item,
      ...(answer && {
        result: answer.result,
        value: answer.value ?? null,
        hasProperty: answer.hasProperty ?? true,
        note: answer.note ?? '',
        answeredAt: answer.answeredAt,
      }),
      pictures: files.map(({ payload }) => payload.content),
      photoIds: answer?.photos ?? files.map(({ id }) => id),
    };
    return { ...seen, isWarning: isWarned(seen) };
  });
}

/** Whether a number is beyond the limit at which an item fails. */
export function isBeyond(item: Item, value: number | null): boolean {
  const limit = limitOf(item);
  if (limit === null || value === null) return false;
  return (limit.min !== null && value < limit.min) || (limit.max !== null && value > limit.max);
}

/** Whether an item passes with a number that should be seen to soon. */
export function isWarned(item: Item): boolean {
  const limit = limitOf(item);
  if (item.result !== 'pass' || limit === null || item.value === null) return false;
  return (
    (limit.warnBelow !== null && item.value < limit.warnBelow) ||
    (limit.warnAbove !== null && item.value > limit.warnAbove)
  );
}

/** The answer to an item once a number was typed: one past its limit presses Fail, and one within it takes that back. */
export function withValue(item: Seen, value: number | null): Seen {
  if (isBeyond(item, value)) return { ...item, value, result: 'fail' };
  const wasBeyond = isBeyond(item, item.value);
  return { ...item, value, result: wasBeyond && item.result === 'fail' ? 'pass' : item.result };
}

/** The photo that a failure asks for is missing. */
export function lacksPhoto(item: Seen): boolean {
  const count = item.photos.length + item.photosToCome + item.pictures.length;
  return item.result === 'fail' && item.photoOnFail && count === 0;
}

/** Whether an item may be left: answered, measured where that is asked, and photographed. */
export function isDone(item: Seen): boolean {
  if (item.result === '' || lacksPhoto(item)) return false;
  return item.result !== 'pass' || item.usual === null || item.value !== null;
}

/** What the server is told of an item; nothing while it cannot be taken yet. */
export function answerOf(item: Seen, answeredAt: string): NewAnswer | undefined {
  const { unitId, code, result, value, hasProperty, note, photoIds } = item;
  if (result === '' || (result === 'pass' && item.usual !== null && value === null)) return undefined;
  return { unitId, code, result, value, hasProperty, note, answeredAt, photos: [...photoIds] };
}

/** What stops the driver: the first critical item that failed. */
export function criticalOf(items: readonly Seen[]): Seen | undefined {
  return items.find(({ result, severity }) => result === 'fail' && severity === 'critical');
}
