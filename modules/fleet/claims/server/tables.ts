import type { JSONColumnType } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Evidence } from '../evidence.ts';
import type { ClaimKind, ClaimSide, ClaimState } from '../status.ts';
import type { Generated } from 'kysely';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    claim: Narrowed<
      Rows['claim'],
      {
        kind: ClaimKind;
        side: ClaimSide;
        status: Generated<ClaimState>;
        hand_in_by: CalendarDate | null;
        handed_in_on: CalendarDate | null;
        evidence: JSONColumnType<Evidence[], string, string>;
      }
    >;
  }
}
