import type { Generated } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { TrackerEventKind } from '../events.ts';
import type { ProposalKind, Provider, TelematicsProblem } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    telematics_account: Narrowed<
      Rows['telematics_account'],
      {
        provider: Provider;
        problem: Generated<'' | TelematicsProblem>;
        trips_problem: Generated<'' | TelematicsProblem>;
        events_problem: Generated<'' | TelematicsProblem>;
      }
    >;
    telematics_unit: Rows['telematics_unit'];
    telematics_event: Narrowed<Rows['telematics_event'], { kind: TrackerEventKind }>;
    telematics_trip: Rows['telematics_trip'];
    vehicle_position: Rows['vehicle_position'];
    stop_proposal: Narrowed<Rows['stop_proposal'], { kind: ProposalKind }>;
  }
}
