import { sql } from 'kysely';
import { type FieldProblem, failures, invalidFields } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { noteSeen, reportDefect } from '#modules/fleet/vehicle-defects/server/index.ts';
import { judge, type Judged } from '../judge.ts';
import type { VehicleInspectionFailureCode } from '../messages/failures/index.ts';
import { type ItemResult, vehicleInspectionLife } from '../status.ts';
import { type AskedItem, askedOf } from '../template.ts';
import { inspectionLives, vehicleInspections } from './lives.ts';
import { answersOf, findInspection, type StoredAnswer, type StoredInspection } from './queries.ts';
import { unitsOfInspection } from './records.ts';
import { templateOf } from './templates.ts';

const fail = failures<FailureCode>();
type Problems = Record<string, FieldProblem & { readonly code: FailureCode | VehicleInspectionFailureCode }>;

/** An item as somebody answered it, at the desk or on a phone. */
export interface ToldAnswer {
  readonly unitId: string;
  readonly code: string;
  readonly result: ItemResult;
  readonly value: number | null;
  readonly hasProperty: boolean;
  readonly note: string;
  readonly answeredAt: Date;
}

/** What is asked in an inspection, of each of its units. */
export async function askedIn(context: Context, stored: StoredInspection): Promise<readonly AskedItem[]> {
  const [template, units] = await Promise.all([
    templateOf(context, stored.template_id),
    unitsOfInspection(context, stored),
  ]);
  return askedOf(template.items, units);
}

/**
 * Keeps answers as they come, of a held inspection; the latest of each item counts, in whatever order they arrive. A critical
 * item that fails becomes a defect now, and takes its unit out of service: nobody waits for the end of the inspection.
 */
export async function takeAnswers(
  context: Context,
  held: StoredInspection,
  { answers, acknowledged }: { readonly answers: readonly ToldAnswer[]; readonly acknowledged: readonly string[] },
): Promise<StoredInspection> {
  if (!is(vehicleInspectionLife, held.state, 'answerable'))
    throw fail('notAllowedInState', 'rule', { state: held.state });
  const asked = await askedIn(context, held);
  const problems = problemsOf(asked, answers);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  await noteSeen(context, {
    unitIds: [held.vehicle_id, held.trailer1_id, held.trailer2_id].filter((id) => id !== null),
    defectIds: acknowledged,
    inspectionId: held.id,
    driverId: held.driver_id,
  });
  const stored = held.state === 'SCHEDULED' ? await inspectionLives.move(context, held, 'start') : held;
  const known = await answersOf(context, held.id);
  const news = latest(answers).filter((answer) => isNews(answer, known));
  await keepAll(context, stored, asked, news);
  const changed =
    news.length === 0
      ? stored
      : await vehicleInspections.change(context, stored, {
          event: 'answered',
          after: { answered: news.map(({ code, result }) => `${code}: ${result}`).join(', ') },
        });
  return (await findInspection(context, changed.id))!;
}

const isSame = (
  one: { readonly unit_id: string; readonly code: string },
  { unitId, code }: Pick<ToldAnswer, 'unitId' | 'code'>,
) => one.unit_id === unitId && one.code === code;
const itemOf = (asked: readonly AskedItem[], { unitId, code }: Pick<ToldAnswer, 'unitId' | 'code'>) =>
  asked.find((each) => each.unitId === unitId && each.item.code === code);

function problemsOf(asked: readonly AskedItem[], answers: readonly ToldAnswer[]): Problems {
  const problems: Problems = {};
  for (const [place, answer] of answers.entries()) {
    const item = itemOf(asked, answer)?.item;
    if (!item) problems[`answers.${place}.code`] = { code: 'itemNotInTemplate' };
    else if (answer.result === 'na' && !item.canBeNa)
      problems[`answers.${place}.result`] = { code: 'itemAlwaysFitted' };
    else if (answer.result === 'pass' && item.limits !== null && answer.value === null)
      problems[`answers.${place}.value`] = { code: 'required' };
  }
  return problems;
}

/** The last answer to each item, as one call may bring several. */
function latest(answers: readonly ToldAnswer[]): readonly ToldAnswer[] {
  const ordered = answers.toSorted((one, other) => one.answeredAt.getTime() - other.answeredAt.getTime());
  return ordered.filter(
    ({ unitId, code }, place) =>
      !ordered.some((each, later) => later > place && each.unitId === unitId && each.code === code),
  );
}

/** What comes twice, or later than what was answered since, changes nothing. */
function isNews(answer: ToldAnswer, known: readonly StoredAnswer[]): boolean {
  const before = known.find((each) => isSame(each, answer));
  if (!before || before.answered_at < answer.answeredAt) return before === undefined || differs(before, answer);
  return false;
}

function differs(before: StoredAnswer, { result, value, hasProperty, note }: ToldAnswer): boolean {
  const known = before.value === null ? null : Number(before.value);
  return before.result !== result || known !== value || before.has_property !== hasProperty || before.note !== note;
}

/** Keeps answers at once; those that fail critically make their defects first. */
async function keepAll(
  context: Context,
  stored: StoredInspection,
  asked: readonly AskedItem[],
  news: readonly ToldAnswer[],
): Promise<void> {
  if (news.length === 0) return;
  const { db, partition, actor } = context;
  const rows = [];
  for (const answer of news) {
    const { item } = itemOf(asked, answer)!;
    const judged = judge(item, answer);
    const isCritical = judged.result === 'fail' && item.severity === 'critical';
    rows.push({
      partition,
      inspection_id: stored.id,
      unit_id: answer.unitId,
      code: answer.code,
      result: judged.result,
      is_warning: judged.isWarning,
      value: answer.value,
      has_property: answer.hasProperty,
      note: answer.note,
      answered_at: answer.answeredAt,
      answered_by: actor.name,
      defect_id: isCritical ? await defectFor(context, stored, { item, unitId: answer.unitId }, answer) : null,
    });
  }
  await db
    .insertInto('vehicle_inspection_answer')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['partition', 'inspection_id', 'unit_id', 'code']).doUpdateSet(({ ref }) => ({
        result: ref('excluded.result'),
        is_warning: ref('excluded.is_warning'),
        value: ref('excluded.value'),
        has_property: ref('excluded.has_property'),
        note: ref('excluded.note'),
        answered_at: ref('excluded.answered_at'),
        answered_by: ref('excluded.answered_by'),
        // An answer that makes no defect leaves the one that is there.
        defect_id: sql<string | null>`coalesce(excluded.defect_id, vehicle_inspection_answer.defect_id)`,
      })),
    )
    .execute();
}

/** Makes the defect of an item that failed. */
export async function defectFor(
  context: Context,
  stored: Pick<StoredInspection, 'id' | 'company_id'>,
  { item, unitId }: AskedItem,
  { value, note, answeredAt }: Pick<ToldAnswer, 'value' | 'note' | 'answeredAt'> & Partial<Judged>,
): Promise<string> {
  const { id } = await reportDefect(context, {
    companyId: stored.company_id,
    unitId,
    inspectionId: stored.id,
    itemCode: item.code,
    names: item.names,
    severity: item.severity,
    value,
    note,
    foundAt: answeredAt,
  });
  return id;
}
