import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { type InputOf, inputOf } from '#platform/operation.ts';
import { incidentService } from '../contract.ts';
import type { CallRole } from '../rules.ts';
import type { IncidentEvent } from '../status.ts';
import { addNote } from './follow-ups.ts';
import { incidentLives, incidents } from './lives.ts';
import { reportIncident } from './save-incident.ts';

type Operations = (typeof incidentService)['operations'];

/** What followed an incident, for the demonstration: minutes are counted from the incident. */
export interface Followed {
  readonly rung?: readonly (readonly [role: CallRole, minutes: number, note: string])[];
  readonly notes?: readonly (readonly [minutes: number, text: string])[];
  /** What became of it. */
  readonly events?: readonly IncidentEvent[];
  readonly actions?: readonly (readonly [title: string, owner: string, minutes: number, isDone: boolean])[];
}

/** Reports an incident as the product would, with what followed. Answers its id. */
export async function buildIncident(
  app: App,
  partition: string,
  given: InputOf<Operations['postVehicleIncident']>,
  { rung = [], notes = [], actions = [], events = [] }: Followed = {},
): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildIncident' });
  const actor = { kind: 'stranger', name: 'Pieter Botha' } as const;
  const { postVehicleIncident, postVehicleIncidentNote } = incidentService.operations;
  return inPartition({ ...system, actor }, partition, async (context) => {
    const { db } = context;
    const { id, occurred_at: from } = await reportIncident(context, inputOf(postVehicleIncident.input, given));
    const after = (minutes: number) => new Date(from.getTime() + minutes * 60_000);
    for (const [role, minutes, note] of rung)
      await sql`
        update incident_call set called_at = ${after(minutes)}, called_by = ${actor.name}, note = ${note}
         where partition = ${partition} and incident_id = ${id} and role = ${role}`.execute(db);
    for (const [minutes, text] of notes)
      await addNote(context, inputOf(postVehicleIncidentNote.input, { id, at: after(minutes).toISOString(), text }));
    for (const [title, owner, minutes, isDone] of actions)
      await db
        .insertInto('incident_action')
        .values({
          partition,
          incident_id: id,
          title,
          owner,
          due_at: after(minutes),
          done_at: isDone ? context.now : null,
          done_by: isDone ? actor.name : '',
        })
        .execute();
    for (const event of events) await incidentLives.move(context, await incidents.lock(context, id), event);
    return id;
  });
}
