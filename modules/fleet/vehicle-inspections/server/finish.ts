import { type FieldProblem, failures, invalidFields } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { openDefects, seenIn } from '#modules/fleet/vehicle-defects/server/index.ts';
import type { ReadingDoubt } from '#modules/fleet/odometers/sources.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import { endOf, isTooFast } from '../judge.ts';
import type { VehicleInspectionFailureCode } from '../messages/failures/index.ts';
import { vehicleInspectionLife } from '../status.ts';
import type { AskedItem } from '../template.ts';
import { askedIn, defectFor } from './answer.ts';
import { endCheckLater } from './link.ts';
import { inspectionLives } from './lives.ts';
import { keepReading } from './odometer.ts';
import { unitsOfInspection } from './records.ts';
import { answersOf, findInspection, photosOf, type StoredAnswer, type StoredInspection } from './queries.ts';

const fail = failures<FailureCode>();
type Problems = Record<
  string,
  FieldProblem & { readonly code: FailureCode | VehicleInspectionFailureCode | ReadingDoubt }
>;

/** How somebody ends an inspection. */
export interface Finish {
  /** Null for a trailer that is inspected alone. */
  readonly odometer: number | null;
  readonly signedBy: string;
  readonly note: string;
  readonly finishedAt: Date;
  /** The phone's name for itself; undefined at the desk. */
  readonly device?: string;
}

/**
 * Ends a held inspection: all its items are answered, and its state follows from them. The desk is asked again where a photo is
 * missing, an odometer cannot be, or what was open before was not read; a phone is believed and doubted.
 */
export async function finishInspection(
  context: Context,
  held: StoredInspection,
  told: Finish,
): Promise<StoredInspection> {
  if (!is(vehicleInspectionLife, held.state, 'answerable'))
    throw fail('notAllowedInState', 'rule', { state: held.state });
  const [asked, units] = [await askedIn(context, held), await unitsOfInspection(context, held)];
  const answers = await answersOf(context, held.id);
  const problems: Problems = {};
  const missing = asked.filter((each) => !answerTo(answers, each)).length;
  if (missing > 0) problems['items'] = { code: 'itemsOpen', details: { count: missing } };
  const hasOdometer = !trailerKinds.includes(units[0]!.kind);
  if (hasOdometer && told.odometer === null) problems['odometer'] = { code: 'required' };
  if (told.device === undefined) Object.assign(problems, await deskProblems(context, held, asked, answers));
  const km = hasOdometer ? told.odometer : null;
  const doubt = km === null ? undefined : await readingOf(context, held, { km, at: told.finishedAt });
  if (doubt && told.device === undefined) problems['odometer'] = doubt;
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  for (const each of asked) await defectOfAnswer(context, held, each, answerTo(answers, each)!);
  const times = answers.map(({ answered_at }) => answered_at.getTime());
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const seconds = Math.round((last - first) / 1000);
  const started = held.state === 'SCHEDULED' ? await inspectionLives.move(context, held, 'start') : held;
  const unitAnswers = answers.map(({ unit_id: unitId, code, result }) => ({ unitId, code, result }));
  await inspectionLives.move(context, started, endOf(asked, unitAnswers), {
    columns: {
      odometer: km,
      odometer_doubt: doubt?.code ?? '',
      signed_by: told.signedBy,
      note: told.note,
      started_at: new Date(first),
      finished_at: told.finishedAt,
      duration_s: seconds,
      // A clerk who copies a sheet of paper is as fast as he types.
      is_too_fast: told.device !== undefined && isTooFast(answers.length, seconds),
      device: told.device ?? '',
    },
    after: { odometer: km, signedBy: told.signedBy },
  });
  await endCheckLater(context, held.id);
  return (await findInspection(context, held.id))!;
}

function readingOf(
  context: Context,
  { id, vehicle_id }: StoredInspection,
  reading: { readonly km: number; readonly at: Date },
) {
  return keepReading(context, { id, vehicleId: vehicle_id }, reading);
}

const answerTo = (answers: readonly StoredAnswer[], { unitId, item }: AskedItem) =>
  answers.find((each) => each.unit_id === unitId && each.code === item.code);

async function deskProblems(
  context: Context,
  held: StoredInspection,
  asked: readonly AskedItem[],
  answers: readonly StoredAnswer[],
): Promise<Problems> {
  const problems: Problems = {};
  const photos = await photosOf(context, held.id);
  const bare = asked.filter(
    (each) =>
      each.item.photoOnFail &&
      answerTo(answers, each)?.result === 'fail' &&
      !photos.some(({ unit_id, code }) => unit_id === each.unitId && code === each.item.code),
  );
  if (bare.length > 0) problems['photos'] = { code: 'photosMissing', details: { count: bare.length } };
  const units = [held.vehicle_id, held.trailer1_id, held.trailer2_id].filter((id) => id !== null);
  const own = answers.map(({ defect_id }) => defect_id);
  const seen = await seenIn(context, held.id);
  const unread = (await openDefects(context, units)).filter(
    ({ id, inspection_id }) => !seen.includes(id) && !own.includes(id) && inspection_id !== held.id,
  );
  if (unread.length > 0) problems['acknowledged'] = { code: 'defectsUnread', details: { count: unread.length } };
  return problems;
}

/** What failed without being critical becomes a defect now; until then it could be answered otherwise. */
async function defectOfAnswer(
  context: Context,
  held: StoredInspection,
  asked: AskedItem,
  { result, defect_id, value, note, answered_at }: StoredAnswer,
): Promise<void> {
  if (result !== 'fail' || defect_id !== null) return;
  const defectId = await defectFor(context, held, asked, {
    value: value === null ? null : Number(value),
    note,
    answeredAt: answered_at,
  });
  await context.db
    .updateTable('vehicle_inspection_answer')
    .set({ defect_id: defectId })
    .where('partition', '=', context.partition)
    .where('inspection_id', '=', held.id)
    .where('unit_id', '=', asked.unitId)
    .where('code', '=', asked.item.code)
    .execute();
}
