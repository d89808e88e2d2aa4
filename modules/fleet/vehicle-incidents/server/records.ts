import type { z } from 'zod';
import { daysBetween, todayIn } from '#platform/dates.ts';
import { is } from '#platform/machine.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { claimRowOf, claimsOfIncident } from '#modules/fleet/claims/server/index.ts';
import type { incidentRecord, incidentRow } from '../contract.ts';
import { gapsBeforeClosing, nominationRuns } from '../rules.ts';
import { incidentLife } from '../status.ts';
import { readParts, type StoredIncident } from './queries.ts';

const isoOf = (date: Date | null) => date?.toISOString() ?? null;
const numberOrNull = (value: string | null) => (value === null ? null : Number(value));

/** An incident as lists show it. */
export function rowOf(stored: StoredIncident, now: Date): z.input<typeof incidentRow> {
  const isOpen = is(incidentLife, stored.status, 'open');
  const runs = isOpen && stored.nominate_by !== null && nominationRuns(stored.nomination_status);
  const happenedOn = todayIn(stored.time_zone, stored.occurred_at);
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    eventNo: stored.event_no,
    kind: stored.kind,
    severity: stored.severity,
    status: stored.status,
    summary: stored.summary,
    occurredAt: stored.occurred_at.toISOString(),
    place: stored.place,
    vehicleId: stored.vehicle_id,
    registrationNumber: stored.registration_number ?? '',
    driverId: stored.driver_id,
    driverName: stored.driver_name ?? '',
    loadId: stored.load_id,
    loadNumber: stored.load_number ?? '',
    injuries: stored.injuries,
    policeCaseNo: stored.police_case_no,
    policeDueAt: isOpen ? isoOf(stored.police_due_at) : null,
    expectedCost: cents(stored.expected_cost),
    actualCost: cents(stored.actual_cost),
    currency: stored.currency,
    claims: stored.claims ?? '',
    hasOpenClaim: stored.has_open_claim,
    openActions: stored.open_actions,
    nominateBy: stored.nominate_by,
    nominateDaysLeft: runs ? daysBetween(todayIn(stored.time_zone, now), stored.nominate_by!) : null,
    daysOpen: isOpen ? Math.max(0, daysBetween(happenedOn, todayIn(stored.time_zone, now))) : null,
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}

/** What is missing before an incident is closed. */
export function gapsOf(stored: StoredIncident) {
  return gapsBeforeClosing({
    kind: stored.kind,
    injuries: stored.injuries,
    hasDamage: stored.has_damage,
    policeStation: stored.police_station,
    policeCaseNo: stored.police_case_no,
    policeReportedOn: stored.police_reported_on,
    rootCause: stored.root_cause,
    preventability: stored.preventability,
    servedOn: stored.served_on,
    nominationStatus: stored.nomination_status,
    openActions: stored.open_actions,
    hasOpenClaim: stored.has_open_claim,
  });
}

/** Everything about one incident, for its page. */
export async function recordOf(context: Context, stored: StoredIncident): Promise<z.input<typeof incidentRecord>> {
  const [parts, claims] = await Promise.all([readParts(context, stored.id), claimsOfIncident(context, stored.id)]);
  return {
    ...rowOf(stored, context.now),
    ...factsOf(stored),
    ...partsOf(parts),
    claimRows: claims.map(claimRowOf),
    gaps: is(incidentLife, stored.status, 'open') ? gapsOf(stored) : [],
    timeZone: stored.time_zone,
    createdBy: stored.created_by,
    createdAt: stored.created_at.toISOString(),
  };
}

function factsOf(stored: StoredIncident) {
  return {
    companyId: stored.company_id,
    description: stored.description,
    lat: numberOrNull(stored.lat),
    lon: numberOrNull(stored.lon),
    delayMinutes: stored.delay_minutes,
    hasDamage: stored.has_damage,
    cargoState: stored.cargo_state,
    thirdParties: [...stored.third_parties],
    witnesses: [...stored.witnesses],
    policeStation: stored.police_station,
    policeReportedOn: stored.police_reported_on,
    recoverer: stored.recoverer,
    replacementVehicleId: stored.replacement_vehicle_id,
    replacementNumber: stored.replacement_number ?? '',
    insurer: stored.insurer,
    insurerRef: stored.insurer_ref,
    rootCause: stored.root_cause,
    preventability: stored.preventability,
    noticeNumber: stored.notice_number,
    points: stored.points,
    servedOn: stored.served_on,
    howServed: stored.how_served,
    nominatedDriverId: stored.nominated_driver_id,
    nominatedDriverName: stored.nominated_driver_name ?? '',
    nominatedOn: stored.nominated_on,
    nominationStatus: stored.nomination_status,
    duplicateOfId: stored.duplicate_of_id,
    duplicateOfNo: stored.duplicate_of_no ?? '',
    decisionReason: stored.decision_reason,
    closedAt: isoOf(stored.closed_at),
  };
}

function partsOf({ calls, notes, actions, costs, files }: Awaited<ReturnType<typeof readParts>>) {
  return {
    calls: calls.map(({ id, role, name, phone, due_at, called_at, called_by, note }) => ({
      id,
      role,
      name,
      phone,
      dueAt: isoOf(due_at),
      calledAt: isoOf(called_at),
      calledBy: called_by,
      note,
    })),
    notes: notes.map(({ id, happened_at, kind, text, said_by, noted_by }) => ({
      id,
      at: happened_at.toISOString(),
      kind,
      text,
      saidBy: said_by,
      notedBy: noted_by,
    })),
    actions: actions.map(({ id, code, title, owner, due_at, done_at, done_by }) => ({
      id,
      code,
      title,
      owner,
      dueAt: isoOf(due_at),
      doneAt: isoOf(done_at),
      doneBy: done_by,
    })),
    costs: costs.map(({ description, expected, actual }) => ({
      description,
      expected: cents(expected),
      actual: actual === null ? null : cents(actual),
    })),
    files: files.map(({ id, kind, file_name, content_type, added_by, added_at }) => ({
      id,
      kind,
      fileName: file_name,
      contentType: content_type,
      addedBy: added_by,
      addedAt: added_at.toISOString(),
    })),
  };
}
