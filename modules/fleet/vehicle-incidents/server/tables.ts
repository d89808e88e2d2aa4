import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { IncidentContact, IncidentPerson } from '../fields.ts';
import type { CallRole } from '../rules.ts';
import type {
  cargoStates,
  IncidentFileKind,
  IncidentKind,
  IncidentState,
  Injuries,
  NominationState,
  Preventability,
  ServedWay,
  Severity,
} from '../status.ts';
import type { Rows } from './table-rows.ts';

type Coordinate = ColumnType<string | null, number | null, number | null>;

declare module '#platform/server/tables.ts' {
  interface Tables {
    incident_setting: Narrowed<
      Rows['incident_setting'],
      { contacts: JSONColumnType<IncidentContact[], string, string> }
    >;
    vehicle_incident: Narrowed<
      Rows['vehicle_incident'],
      {
        kind: IncidentKind;
        severity: Severity;
        status: Generated<IncidentState>;
        lat: Coordinate;
        lon: Coordinate;
        injuries: Generated<Injuries>;
        cargo_state: Generated<(typeof cargoStates)[number]>;
        third_parties: JSONColumnType<IncidentPerson[], string, string>;
        witnesses: JSONColumnType<IncidentPerson[], string, string>;
        police_reported_on: CalendarDate | null;
        preventability: Generated<Preventability>;
        served_on: CalendarDate | null;
        how_served: Generated<ServedWay>;
        nominate_by: CalendarDate | null;
        nominated_on: CalendarDate | null;
        nomination_status: Generated<NominationState>;
      }
    >;
    incident_call: Narrowed<Rows['incident_call'], { role: CallRole }>;
    incident_note: Narrowed<Rows['incident_note'], { kind: 'note' | 'statement' | 'merged' }>;
    incident_action: Narrowed<Rows['incident_action'], { code: Generated<'' | 'police'> }>;
    incident_cost: Rows['incident_cost'];
    incident_file: Narrowed<Rows['incident_file'], { kind: IncidentFileKind }>;
  }
}
