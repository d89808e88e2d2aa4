import type { UpdateObject } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import type { Transition } from '#platform/server/life-events.ts';
import { record } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { DefectFailureCode } from '../messages/failures/index.ts';
import { type DefectEvent, defectLife, type DefectState } from '../status.ts';
import { defectNoun, findDefect, type StoredDefect } from './queries.ts';
import { recordOf } from './records.ts';
import { followDefects } from './standing.ts';

const fail = failures<FailureCode | DefectFailureCode>();

/** Defects, as they are changed. */
export const defects = record({
  noun: defectNoun,
  table: 'vehicle_defect',
  channels: ['vehicleDefects'],
  find: (context: Context, id: string) => findDefect(context, id),
  show: recordOf,
});

/** Defects from their finding to their end; the unit follows each event. */
export const defectLives = life<StoredDefect, 'vehicle_defect', DefectState, DefectEvent>(defects, {
  machine: defectLife,
  column: 'state',
  guards: {
    verify: (context, stored) => deciding(context, [stored.repaired_by_id], fail('ownRepair', 'forbidden')),
    defer(context, stored) {
      if (stored.severity === 'critical') throw fail('criticalNotDeferred', 'rule');
      return context;
    },
  },
  columns: columnsOf,
  on: {
    verify: [follow],
    dismiss: [follow],
    reopen: [follow],
    findAgain: [follow],
  },
});

async function follow(context: Context, { unit_id }: StoredDefect): Promise<void> {
  await followDefects(context, unit_id);
}

const notRepaired = { repaired_by: '', repaired_by_id: null, repaired_at: null, repair_note: '' } as const;

function columnsOf(
  { actor, now }: Context,
  { event, reason }: Transition<DefectState, DefectEvent>,
): UpdateObject<Tables, 'vehicle_defect'> {
  switch (event) {
    case 'finishRepair':
      return {
        repaired_by: actor.name,
        repaired_by_id: actor.kind === 'user' ? actor.id : null,
        repaired_at: now,
        repair_note: reason,
        deferred_until: null,
      };
    case 'verify':
      return { verified_by: actor.name, verified_at: now };
    case 'reopen':
    case 'findAgain':
      return { ...notRepaired, decided_by: actor.name, decision_reason: reason };
    case 'takeBackRepair':
      return notRepaired;
    case 'defer':
    case 'dismiss':
      return { decided_by: actor.name, decision_reason: reason };
    default:
      return { deferred_until: null };
  }
}
