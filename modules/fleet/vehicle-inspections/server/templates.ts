import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { refuseStale } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import { refuseWhenLimited, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { type ShownTemplate, templateService } from '../contract.ts';
import type { templateFields } from '../fields.ts';
import type { VehicleInspectionFailureCode } from '../messages/failures/index.ts';
import { standardItems, standardVersion } from '../standard.ts';
import { type InspectionKind, inspectionKinds } from '../status.ts';
import type { TemplateItem } from '../template.ts';
import './tables.ts';

const fail = failures<FailureCode | VehicleInspectionFailureCode>();
const noun = 'inspectionTemplate';
type Reading = Pick<Context, 'db' | 'partition'>;
type StoredTemplate = Selectable<Tables['vehicle_inspection_template']>;
type Given = z.output<typeof templateFields>;
interface Key {
  readonly kind: InspectionKind;
  readonly vehicleKind: string;
}

/** A list with its version; the id is null for the standard list. */
export interface Template {
  readonly id: string | null;
  readonly version: number;
  readonly items: readonly TemplateItem[];
}

const standard: Template = { id: null, version: standardVersion, items: standardItems };

/** The newest list for a kind of inspection: that of the class of vehicle, that of all classes, or the standard one. */
export async function newestTemplate(
  reading: Reading,
  companyId: string,
  { kind, vehicleKind }: Key,
): Promise<Template> {
  return (
    (await newest(reading, companyId, { kind, vehicleKind })) ??
    (await newest(reading, companyId, { kind, vehicleKind: '' })) ??
    standard
  );
}

/** The list with which an inspection was opened: a published version never changes. */
export async function templateOf({ db, partition }: Reading, id: string | null): Promise<Template> {
  if (id === null) return standard;
  return db
    .selectFrom('vehicle_inspection_template')
    .select(['id', 'version', 'items'])
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function newest({ db, partition }: Reading, companyId: string, { kind, vehicleKind }: Key) {
  return db
    .selectFrom('vehicle_inspection_template')
    .selectAll()
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('vehicle_kind', '=', vehicleKind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function companyOf(context: Context): string {
  refuseWhenLimited(context);
  refuseWhenScoped(context);
  const { actor } = context;
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: context.operation });
  return actor.companyId;
}

function shown({ kind, vehicleKind }: Key, row: StoredTemplate | undefined): ShownTemplate {
  const version = row?.version ?? standardVersion;
  return {
    kind,
    vehicleKind: vehicleKind as ShownTemplate['vehicleKind'],
    lockId: String(version),
    version,
    isStandard: row === undefined,
    changedBy: row?.created_by ?? '',
    changedAt: row?.created_at.toISOString() ?? null,
    items: [...(row?.items ?? standardItems)],
  };
}

/** Lists of all kinds for every class of vehicle, and those that classes have of their own. */
async function getInspectionTemplates(context: Context): Promise<ShownTemplate[]> {
  const { db, partition } = context;
  const rows = await db
    .selectFrom('vehicle_inspection_template')
    .selectAll()
    .distinctOn(['kind', 'vehicle_kind'])
    .where('partition', '=', partition)
    .where('company_id', '=', companyOf(context))
    .orderBy('kind')
    .orderBy('vehicle_kind')
    .orderBy('version', 'desc')
    .execute();
  return inspectionKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const general = own.find(({ vehicle_kind }) => vehicle_kind === '');
    return [
      shown({ kind, vehicleKind: '' }, general),
      ...own
        .filter(({ vehicle_kind }) => vehicle_kind !== '')
        .map((row) => shown({ kind, vehicleKind: row.vehicle_kind }, row)),
    ];
  });
}

/** Two who save at once follow one another, also while there is no list of theirs yet. */
async function holdCompany({ db, partition }: Context, companyId: string): Promise<void> {
  await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
}

async function postInspectionTemplate(context: Context, given: Given): Promise<ShownTemplate> {
  const companyId = companyOf(context);
  await holdCompany(context, companyId);
  if (await newest(context, companyId, given)) throw fail('templateExists', 'rule');
  return publish(context, companyId, given, undefined);
}

async function putVehicleInspectionTemplate(context: Context, given: Given): Promise<ShownTemplate> {
  const companyId = companyOf(context);
  await holdCompany(context, companyId);
  const row = await newest(context, companyId, given);
  if (!row && given.vehicleKind !== '') throw fail('notFound', 'notFound');
  const before = shown(given, row);
  await refuseStale(context, before.lockId, () => ({
    by: before.changedBy,
    at: new Date(before.changedAt ?? 0),
    show: () => Promise.resolve(before),
  }));
  // An unchanged list is no new version, because inspections name the version that they are judged by.
  if (isDeepStrictEqual(given.items, before.items)) return before;
  return publish(context, companyId, given, row);
}

async function publish(
  context: Context,
  companyId: string,
  { kind, vehicleKind, items }: Given,
  before: StoredTemplate | undefined,
): Promise<ShownTemplate> {
  const { db, partition, actor } = context;
  const row = await db
    .insertInto('vehicle_inspection_template')
    .values({
      partition,
      company_id: companyId,
      kind,
      vehicle_kind: vehicleKind,
      version: (before?.version ?? standardVersion) + 1,
      items: JSON.stringify(items),
      created_by: actor.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await context.audit({
    noun,
    recordId: row.id,
    event: 'changed',
    before: { items: (before?.items ?? standardItems).map(({ code }) => code).join(', ') },
    after: { kind, vehicleKind, version: row.version, items: items.map(({ code }) => code).join(', ') },
  });
  await context.publish('vehicleInspections', 'templates', companyId);
  return shown({ kind, vehicleKind }, row);
}

/** Checklists of companies for their vehicles. */
export const templateOperations: Implementation = implement(templateService, {
  getInspectionTemplates,
  postInspectionTemplate,
  putVehicleInspectionTemplate,
});
