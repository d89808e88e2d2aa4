import { sql } from 'kysely';
import type { z } from 'zod';
import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumber } from '#platform/server/numbers.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import type { vehicleInspectionService } from '../contract.ts';
import type { VehicleInspectionFailureCode } from '../messages/failures/index.ts';
import { askedOf } from '../template.ts';
import { sendCheck } from './link.ts';
import { vehicleInspections } from './lives.ts';
import { findInspection, type StoredInspection, unitsOf } from './queries.ts';
import { newestTemplate } from './templates.ts';

type Given = z.output<(typeof vehicleInspectionService)['operations']['postVehicleInspection']['input']>;
type Problems = Record<string, FieldProblem & { readonly code: FailureCode | VehicleInspectionFailureCode }>;
/** What an inspection is of: a vehicle with what it pulls. */
type Combination = Pick<Given, 'vehicleId' | 'trailer1Id' | 'trailer2Id'>;

/** Opens an inspection with the list that is published now; it keeps that list whatever is published later. */
export async function openInspection(context: Context, companyId: string, given: Given): Promise<StoredInspection> {
  const { db, partition, actor, today } = context;
  const units = await unitsOf(context, [given.vehicleId, given.trailer1Id, given.trailer2Id]);
  const dueOn = given.dueOn ?? today;
  const problems: Problems = combinationProblems(given, units);
  if (given.driverId !== null && !(await hasDriver(context, given.driverId)))
    problems['driverId'] = { code: 'notAnOption' };
  if (given.dueOn !== null && given.dueOn < today) problems['dueOn'] = { code: 'dayOver' };
  if (given.send && given.driverId === null) problems['driverId'] = { code: 'required' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const template = await newestTemplate(context, companyId, { kind: given.kind, vehicleKind: units[0]!.kind });
  const asked = askedOf(template.items, units);
  if (asked.length === 0) throw invalidFields({ kind: { code: 'templateEmpty' } } satisfies Problems);
  const number = await plainNumber(context, { companyId, kind: 'inspection' });
  const eventNo = `INS-${String(number).padStart(6, '0')}`;
  const { id } = await db
    .insertInto('vehicle_inspection')
    .values({
      partition,
      company_id: companyId,
      event_no: eventNo,
      kind: given.kind,
      template_id: template.id,
      template_version: template.version,
      vehicle_id: given.vehicleId,
      trailer1_id: given.trailer1Id,
      trailer2_id: given.trailer2Id,
      driver_id: given.driverId,
      due_on: dueOn,
      asked_count: asked.length,
      created_by: actor.name,
      updated_by: actor.name,
      search_words: [eventNo, ...units.map(({ code }) => code)].join(' '),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await vehicleInspections.announce(
    context,
    { id, version: 1 },
    { event: 'created', after: { eventNo, kind: given.kind, registrationNumber: units[0]!.code } },
  );
  const stored = (await findInspection(context, id))!;
  if (given.send) await sendCheck(context, stored);
  return stored;
}

/** What of a combination cannot be: a vehicle that is pulled, a trailer that drives, one that is named twice. */
export function combinationProblems(
  { vehicleId, trailer1Id, trailer2Id }: Combination,
  units: readonly { readonly id: string; readonly kind: string }[],
): Problems {
  const problems: Problems = {};
  const kindOf = (id: string) => units.find((unit) => unit.id === id)?.kind;
  const kind = kindOf(vehicleId);
  if (kind === undefined) problems['vehicleId'] = { code: 'notAnOption' };
  for (const [field, id] of Object.entries({ trailer1Id, trailer2Id })) {
    if (id === null) continue;
    const trailer = kindOf(id);
    if (trailer === undefined) problems[field] = { code: 'notAnOption' };
    else if (!trailerKinds.includes(trailer)) problems[field] = { code: 'notATrailerHere' };
  }
  if (trailer2Id !== null && trailer2Id === trailer1Id) problems['trailer2Id'] = { code: 'trailerNamedTwice' };
  if (kind !== undefined && trailerKinds.includes(kind) && (trailer1Id !== null || trailer2Id !== null))
    problems['trailer1Id'] = { code: 'trailerNotPulled' };
  return problems;
}

async function hasDriver({ db, partition }: Context, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from driver where partition = ${partition} and id = ${id}`.execute(db);
  return rows.length > 0;
}
