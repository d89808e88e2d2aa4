import { sql } from 'kysely';
import type { z } from 'zod';
import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumber } from '#platform/server/numbers.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { futureMinutes } from '#modules/work/loads/trip.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { incidentService } from '../contract.ts';
import type { IncidentFailureCode } from '../messages/failures/index.ts';
import { nominateBy, severityOf } from '../rules.ts';
import { addCalls, addPoliceAction, endPoliceAction, writeCosts } from './follow-ups.ts';
import { keepFiles } from './files.ts';
import { incidentLives, incidents } from './lives.ts';
import { findIncident, type StoredIncident } from './queries.ts';
import { type IncidentSetting, settingOf } from './settings.ts';
import { tellDelay } from './tell-load.ts';

type Operations = (typeof incidentService)['operations'];
type Reported = z.output<Operations['postVehicleIncident']['input']>;
type Fields = Omit<Reported, 'delayMinutes' | 'files'>;

/** Reports an incident. Who to ring, the action for the police and what the load says follow from what is known. */
export async function reportIncident(context: Context, reported: Reported): Promise<StoredIncident> {
  refuseWhenScoped(context);
  const { delayMinutes, files, ...fields } = reported;
  const { db, partition, actor } = context;
  const company = await bookCompany(context, null);
  const known = await knownOf(context, fields);
  const setting = await settingOf(context, company.id);
  const number = await plainNumber(context, { companyId: company.id, kind: 'vehicleIncident' });
  const eventNo = `INC-${String(number).padStart(6, '0')}`;
  const { id } = await db
    .insertInto('vehicle_incident')
    .values({
      partition,
      company_id: company.id,
      event_no: eventNo,
      ...columnsOf(fields, setting),
      delay_minutes: delayMinutes,
      created_by: actor.name,
      updated_by: actor.name,
      search_words: words(eventNo, fields, known),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeCosts(context, id, fields.costs);
  await keepFiles(context, id, files);
  await addCalls(context, { id, ...fields }, setting);
  await addPoliceAction(context, { id, ...fields }, setting);
  const stored = (await findIncident(context, id))!;
  await incidents.announce(context, stored, {
    event: 'created',
    after: { eventNo, kind: stored.kind, severity: stored.severity, summary: stored.summary },
  });
  await tellDelay(context, stored);
  return stored;
}

/** Changes what is known of an incident that is not closed. A call list or an action that is due from now on is added. */
export async function changeIncident(
  context: Context,
  { id, ...fields }: z.output<Operations['putVehicleIncident']['input']>,
): Promise<StoredIncident> {
  const stored = await incidents.toChange(context, id);
  incidentLives.next(stored, 'edit');
  const known = await knownOf(context, fields);
  const setting = await settingOf(context, stored.company_id);
  await writeCosts(context, id, fields.costs);
  await addCalls(context, { id, ...fields }, setting);
  await addPoliceAction(context, { id, ...fields }, setting);
  // The number of the case is the proof that the police know of it.
  if (fields.policeCaseNo !== '' && fields.policeReportedOn !== null) await endPoliceAction(context, id);
  await incidentLives.move(context, stored, 'edit', {
    columns: { ...columnsOf(fields, setting), search_words: words(stored.event_no, fields, known) },
    after: { kind: fields.kind, summary: fields.summary },
  });
  return (await findIncident(context, id))!;
}

/** Merges an incident into another one, which says so in its time line. */
export async function mergeIncident(context: Context, id: string, intoId: string): Promise<StoredIncident> {
  const stored = await incidents.toChange(context, id);
  const into = id === intoId ? undefined : await findIncident(context, intoId);
  if (!into || into.company_id !== stored.company_id || into.duplicate_of_id !== null)
    throw invalidFields({ intoId: { code: 'incidentMergeOther' satisfies IncidentFailureCode } });
  await incidentLives.move(context, stored, 'merge', {
    columns: { duplicate_of_id: intoId },
    after: { into: into.event_no },
  });
  await context.db
    .insertInto('incident_note')
    .values({
      partition: context.partition,
      incident_id: intoId,
      happened_at: stored.occurred_at,
      kind: 'merged',
      text: `${stored.event_no} · ${stored.summary}`,
      noted_by: context.actor.name,
    })
    .execute();
  await incidents.change(context, into, { event: 'received', columns: {}, after: { duplicate: stored.event_no } });
  return (await findIncident(context, id))!;
}

function columnsOf(fields: Fields, setting: IncidentSetting) {
  return {
    kind: fields.kind,
    severity: fields.severity ?? severityOf(fields),
    summary: fields.summary,
    description: fields.description,
    occurred_at: new Date(fields.occurredAt),
    place: fields.place,
    lat: fields.lat,
    lon: fields.lon,
    vehicle_id: fields.vehicleId,
    driver_id: fields.driverId,
    load_id: fields.loadId,
    injuries: fields.injuries,
    has_damage: fields.hasDamage,
    cargo_state: fields.cargoState,
    third_parties: JSON.stringify(fields.thirdParties),
    witnesses: JSON.stringify(fields.witnesses),
    police_station: fields.policeStation,
    police_case_no: fields.policeCaseNo,
    police_reported_on: fields.policeReportedOn,
    recoverer: fields.recoverer,
    replacement_vehicle_id: fields.replacementVehicleId,
    insurer: fields.insurer,
    insurer_ref: fields.insurerRef,
    root_cause: fields.rootCause,
    preventability: fields.preventability,
    notice_number: fields.noticeNumber,
    points: fields.points,
    served_on: fields.servedOn,
    how_served: fields.howServed,
    nominate_by: nominateBy(fields.servedOn, fields.howServed, setting),
    nominated_driver_id: fields.nominatedDriverId,
    nominated_on: fields.nominatedOn,
    nomination_status: fields.nominationStatus,
  };
}

interface Known {
  readonly vehicle: string | null;
  readonly replacement: string | null;
  readonly driver: string | null;
  readonly nominee: string | null;
  readonly load: string | null;
}

/** The names of what an incident refers to. Refuses what the caller does not have and what does not fit, all at once. */
async function knownOf({ db, partition, now }: Context, fields: Fields): Promise<Known> {
  const { vehicleId, replacementVehicleId, driverId, nominatedDriverId, loadId } = fields;
  const { rows } = await sql<Known>`
    select (select v.code from vehicle v where v.partition = ${partition} and v.id = ${vehicleId}::uuid) as vehicle,
           (select v.code from vehicle v where v.partition = ${partition} and v.id = ${replacementVehicleId}::uuid) as replacement,
           (select d.name || ' ' || d.surname from driver d where d.partition = ${partition} and d.id = ${driverId}::uuid) as driver,
           (select d.name || ' ' || d.surname from driver d where d.partition = ${partition} and d.id = ${nominatedDriverId}::uuid) as nominee,
           (select l.load_number from load l where l.partition = ${partition} and l.id = ${loadId}::uuid) as load`.execute(
    db,
  );
  const known = rows[0]!;
  const asked = {
    vehicleId: [vehicleId, known.vehicle],
    replacementVehicleId: [replacementVehicleId, known.replacement],
    driverId: [driverId, known.driver],
    nominatedDriverId: [nominatedDriverId, known.nominee],
    loadId: [loadId, known.load],
  } as const;
  const problems: Record<string, FieldProblem & { readonly code: FailureCode | IncidentFailureCode }> = {};
  for (const [field, [id, name]] of Object.entries(asked))
    if (id !== null && name === null) problems[field] = { code: 'notAnOption' };
  if (new Date(fields.occurredAt).getTime() > now.getTime() + futureMinutes * 60_000)
    problems['occurredAt'] = { code: 'incidentInFuture' };
  const isFiled = fields.nominationStatus !== '' && fields.nominationStatus !== 'NOT_NEEDED';
  if (isFiled && fields.nominatedOn === null) problems['nominatedOn'] = { code: 'required' };
  if (isFiled && nominatedDriverId === null) problems['nominatedDriverId'] ??= { code: 'required' };
  if (fields.servedOn !== null && fields.howServed === '') problems['howServed'] = { code: 'required' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return known;
}

function words(eventNo: string, fields: Fields, known: Known): string {
  return [
    eventNo,
    fields.summary,
    fields.place,
    fields.policeCaseNo,
    fields.noticeNumber,
    fields.insurerRef,
    known.vehicle,
    known.driver,
    known.load,
  ]
    .filter(Boolean)
    .join(' ');
}
