import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumber } from '#platform/server/numbers.ts';
import { attachFile } from '#modules/base/documents/server/index.ts';
import { addEvent, seesAsSupplier } from '#modules/work/loads/server/index.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import type { AxleUnit } from '#modules/work/carriage/mass.ts';
import { futureMinutes } from '#modules/work/loads/trip.ts';
import { odometerProblem } from '#modules/parties/vehicles/odometer.ts';
import { itemsFor, type ChecklistItem } from '../checklist.ts';
import type { FileItem } from '../fields.ts';
import type { InspectionFailureCode } from '../messages/failures/index.ts';
import { findingsOf, outcomeOf, type Answer } from '../outcome.ts';
import { inspectedLoadStates } from '../status.ts';
import { checklistOf } from './checklists.ts';
import { inspectedLoad, leastLimit, type InspectedLoad } from './inspected-load.ts';
import { inspections, tellLoad } from './lives.ts';
import { findInspection, type StoredInspection } from './queries.ts';

const fail = failures<FailureCode | InspectionFailureCode | LoadFailureCode>();
type Code = FailureCode | InspectionFailureCode | Extract<LoadFailureCode, 'eventInFuture'>;

export interface InspectionFile {
  readonly item: FileItem;
  /** Null until the phone has sent it. */
  readonly blobName: string | null;
  readonly sourceFileId?: string;
}

/** An inspection as somebody made it. */
export interface MadeInspection {
  readonly loadId: string;
  readonly items: readonly (Omit<Answer, 'result'> & { readonly result: Answer['result'] | '' })[];
  readonly odometer: number | null;
  readonly massSlipKg: number | null;
  readonly axleUnits: readonly AxleUnit[];
  readonly note: string;
  readonly signedBy: string;
  readonly inspectedAt: Date;
  readonly files: readonly InspectionFile[];
  /** Of a phone: its name for itself and for the inspection, by which it is kept once. */
  readonly device?: { readonly name: string; readonly inspectionId: string };
  /** The checklist that it was made with, where it is not the newest. */
  readonly templateVersion?: number | null;
}

/** Keeps an inspection of a load, of the vehicles that it has now. What comes twice from a phone is answered as before. */
export async function inspectLoad(context: Context, told: MadeInspection): Promise<StoredInspection> {
  await lockLoad(context, told.loadId);
  const { now } = context;
  // A clock that is a little ahead of ours is taken for ours.
  const made = { ...told, inspectedAt: told.inspectedAt > now ? now : told.inspectedAt };
  const known = await knownOf(context, made);
  if (known) return known;
  const inspected = await inspectedLoad(context, made.loadId);
  if (!inspected) throw fail('notFound', 'notFound');
  if (!(inspectedLoadStates as readonly string[]).includes(inspected.load.status) || inspected.load.vehicle_id === null)
    throw fail('inspectionNoVehicle', 'rule');
  const checklist = await checklistOf(context, inspected.load.company_id, made.templateVersion);
  const items = itemsFor(inspected.facts, checklist.items);
  const odometer = odometerProblem(made.odometer ?? 0, inspected.lastOdometer, made.inspectedAt);
  const problems = problemsOf(made, items);
  if (told.inspectedAt.getTime() > now.getTime() + futureMinutes * 60_000)
    problems['inspectedAt'] = { code: 'eventInFuture' };
  // A phone cannot be asked again: its odometer is kept and doubted.
  if (odometer && !made.device)
    problems['odometer'] = { code: odometer, details: { km: String(inspected.lastOdometer?.km) } };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const stored = await write(context, inspected, made, { items, odometer, version: checklist.version });
  await addEvent(context, {
    load_id: made.loadId,
    kind: 'inspected',
    reason_code: stored.outcome,
    note: stored.event_no,
    occurred_at: made.inspectedAt,
  });
  await tellLoad(context, stored);
  return stored;
}

/** One after the other, so that one which is sent twice at once is kept once. */
async function lockLoad({ db, partition }: Context, loadId: string): Promise<void> {
  await db
    .selectFrom('load')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', loadId)
    .forNoKeyUpdate()
    .execute();
}

async function knownOf(context: Context, { loadId, device }: MadeInspection): Promise<StoredInspection | undefined> {
  if (!device) return undefined;
  const known = await context.db
    .selectFrom('inspection')
    .select('id')
    .where('partition', '=', context.partition)
    .where('load_id', '=', loadId)
    .where('device', '=', device.name)
    .where('source_inspection_id', '=', device.inspectionId)
    .executeTakeFirst();
  return known && findInspection(context, known.id);
}

type Problems = Record<string, FieldProblem & { readonly code: Code }>;

/** What is missing in the answers, by their places. */
function problemsOf(made: MadeInspection, asked: readonly ChecklistItem[]): Problems {
  const { items: answers } = made;
  const problems: Problems = {};
  for (const [place, answer] of answers.entries()) {
    const item = asked.find(({ code }) => code === answer.code);
    if (!item || answers.findIndex(({ code }) => code === answer.code) !== place)
      problems[`items.${place}.code`] = { code: 'itemNotAsked' };
    else if (answer.result === 'na' && !item.canBeNa) problems[`items.${place}.result`] = { code: 'itemAlwaysAsked' };
    else if (answer.result === 'pass' && item.value && answer.value === null)
      problems[`items.${place}.value`] = { code: 'required' };
    else if (!made.device && lacksPhoto(made, item, answer.result))
      problems[`items.${place}.result`] = { code: 'photoNeeded' };
  }
  const missing = asked.filter(({ code }) => answers.every((answer) => answer.code !== code));
  if (missing.length > 0) problems['items'] = { code: 'itemsUnanswered', details: { count: missing.length } };
  return problems;
}

/** What a phone could not photograph is kept and doubted; people at a desk are asked. */
function lacksPhoto(
  { files }: MadeInspection,
  { code, needsPhoto }: ChecklistItem,
  result: string | undefined,
): boolean {
  return needsPhoto && result !== 'na' && !files.some(({ item }) => item === code);
}

async function write(
  context: Context,
  inspected: InspectedLoad,
  made: MadeInspection,
  judged: {
    readonly items: readonly ChecklistItem[];
    readonly odometer: ReturnType<typeof odometerProblem>;
    readonly version: number;
  },
): Promise<StoredInspection> {
  const { db, partition, actor, now } = context;
  const { load, facts, limits, gcmKg, powerKw } = inspected;
  const answers = judged.items.map(({ code }) => made.items.find((answer) => answer.code === code) as Answer);
  const findings = findingsOf({
    items: judged.items,
    answers,
    facts,
    weighed: { units: made.axleUnits, totalKg: made.massSlipKg, gcmKg, powerKw, limits },
    odometer: judged.odometer,
    unproved: judged.items
      .filter((item) => lacksPhoto(made, item, answers.find(({ code }) => code === item.code)?.result))
      .map(({ code }) => code),
  });
  const outcome = outcomeOf(findings);
  const number = await plainNumber(context, { companyId: load.company_id, kind: 'inspection' });
  const eventNo = `INS-${String(number).padStart(6, '0')}`;
  const { id } = await db
    .insertInto('inspection')
    .values({
      partition,
      company_id: load.company_id,
      event_no: eventNo,
      purpose: 'load',
      template_version: judged.version,
      load_id: load.id,
      vehicle_id: load.vehicle_id!,
      trailer1_id: load.trailer1_id,
      trailer2_id: load.trailer2_id,
      driver_id: load.driver_id,
      odometer: made.odometer,
      items: JSON.stringify(answers),
      mass_slip_kg: made.massSlipKg,
      axle_units: JSON.stringify(made.axleUnits),
      mass_limit: JSON.stringify(leastLimit(inspected, made.axleUnits.length > 0 ? made.axleUnits : inspected.units)),
      findings: JSON.stringify(findings),
      outcome,
      decision: outcome === 'CONDITIONAL' ? 'AWAITED' : '',
      note: made.note,
      signed_by: made.signedBy,
      source: made.device ? 'driver' : seesAsSupplier(context) ? 'supplier' : 'staff',
      device: made.device?.name ?? '',
      source_inspection_id: made.device?.inspectionId ?? '',
      inspected_at: made.inspectedAt,
      received_at: now,
      created_by: actor.name,
      created_by_id: actor.kind === 'user' ? actor.id : null,
      updated_by: actor.name,
      search_words: [eventNo, load.load_number, load.registration_number, load.trailer1_reg_number, made.signedBy]
        .filter(Boolean)
        .join(' '),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepFiles(context, { id, loadId: load.id, companyId: load.company_id }, made);
  await inspections.announce(
    context,
    { id, version: 1 },
    { event: 'created', after: { eventNo, outcome, loadNumber: load.load_number, findings: findings.length } },
  );
  return (await findInspection(context, id))!;
}

interface Owner {
  readonly id: string;
  readonly loadId: string;
}

async function keepFiles(
  context: Context,
  { id, loadId }: Owner & { readonly companyId: string },
  { files, device }: MadeInspection,
): Promise<void> {
  if (files.length === 0) return;
  for (const { blobName } of files)
    if (blobName !== null && !device && !(await attachFile(context, blobName, loadId)))
      throw fail('fileNotFound', 'notFound');
  await context.db
    .insertInto('inspection_file')
    .values(
      files.map(({ item, blobName, sourceFileId = '' }) => ({
        partition: context.partition,
        inspection_id: id,
        load_id: loadId,
        item,
        blob_name: blobName,
        device: device?.name ?? '',
        source_file_id: sourceFileId,
      })),
    )
    .execute();
}

/** A file that a phone had named came: it takes its place in the inspection. */
export async function fileCame(
  context: Context,
  file: { readonly loadId: string; readonly device: string; readonly sourceFileId: string; readonly blobName: string },
): Promise<void> {
  const { numUpdatedRows } = await context.db
    .updateTable('inspection_file')
    .set({ blob_name: file.blobName })
    .where('partition', '=', context.partition)
    .where('load_id', '=', file.loadId)
    .where('device', '=', file.device)
    .where('source_file_id', '=', file.sourceFileId)
    .where('blob_name', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tellLoad(context, { load_id: file.loadId });
}
