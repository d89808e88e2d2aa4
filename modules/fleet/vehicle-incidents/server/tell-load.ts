import { inputOf } from '#platform/operation.ts';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { findLoad, stopsOf } from '#modules/work/loads/server/index.ts';
import { execution } from '#modules/work/loads/status.ts';
import { dueAt, isPassed } from '#modules/work/loads/trip.ts';
import { roadService } from '#modules/work/road/contract.ts';
import { tellLoad } from '#modules/work/road/server/index.ts';
import type { IncidentKind } from '../status.ts';
import type { StoredIncident } from './queries.ts';

const told = roadService.operations.postLoadEvent.input;
const technical: readonly IncidentKind[] = ['breakdown', 'tyre', 'fire'];

/**
 * Tells the load of an incident that it will be late, and why. Its people read the number of the incident; its customer sees
 * the later arrival and no cause, until somebody at the desk releases one.
 */
export async function tellDelay(context: Context, incident: StoredIncident): Promise<void> {
  const { load_id: loadId, delay_minutes: minutes } = incident;
  if (loadId === null) return;
  const load = await findLoad(context, loadId);
  if (!load || minutes === null || is(execution, load.status, 'over')) {
    await context.publish('loads', 'incident', loadId);
    return;
  }
  const occurredAt = incident.occurred_at.toISOString();
  const reasonCode = technical.includes(incident.kind) ? ('technicalDelay' as const) : ('transitDelay' as const);
  const note = `${incident.event_no}: ${incident.summary}`;
  await tellLoad(context, inputOf(told, { loadId, kind: 'delay', occurredAt, reasonCode, note, isInternal: true }));
  for (const stop of await stopsOf(context, loadId)) {
    const expected = stop.eta ?? stop.planned_arrival ?? dueAt(stop);
    if (isPassed(stop.status) || stop.arrived_at !== null || expected === null) continue;
    const eta = new Date(expected.getTime() + minutes * 60_000).toISOString();
    await tellLoad(context, inputOf(told, { loadId, stopId: stop.id, kind: 'eta', occurredAt, eta }));
  }
}
