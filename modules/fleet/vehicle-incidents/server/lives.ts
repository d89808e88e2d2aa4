import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { IncidentFailureCode } from '../messages/failures/index.ts';
import { type IncidentEvent, incidentLife, type IncidentState } from '../status.ts';
import { findIncident, incidentNoun, type StoredIncident } from './queries.ts';
import { gapsOf, recordOf } from './records.ts';

const fail = failures<FailureCode | IncidentFailureCode>();

/** Incidents, as they are changed. */
export const incidents = record({
  noun: incidentNoun,
  table: 'vehicle_incident',
  channels: ['incidents'],
  find: (context: Context, id: string) => findIncident(context, id),
  show: recordOf,
});

/** Incidents from report to closed: what must be there first, and what the trail says. */
export const incidentLives = life<StoredIncident, 'vehicle_incident', IncidentState, IncidentEvent>(incidents, {
  machine: incidentLife,
  column: 'status',
  facts: ({ status, severity }) => ({ status, severity }),
  guards: {
    close(context, stored) {
      const [gap] = gapsOf(stored);
      if (gap) throw fail(gap, 'rule');
      return context;
    },
  },
  columns({ now }, { event, reason }) {
    switch (event) {
      case 'close':
        return { closed_at: now };
      case 'reopen':
        return { closed_at: null, duplicate_of_id: null, decision_reason: reason };
      case 'cancel':
        return { decision_reason: reason };
      case 'edit':
      case 'triage':
      case 'investigate':
      case 'act':
      case 'resolve':
      case 'merge':
        return {};
    }
  },
});

/** What a caller learns of an incident that it changed. */
export interface Saved {
  readonly id: string;
  readonly lockId: string;
  readonly eventNo: string;
  readonly status: IncidentState;
}

export function savedOf(stored: StoredIncident): Saved {
  return { id: stored.id, lockId: lockIdOf(stored), eventNo: stored.event_no, status: stored.status };
}
