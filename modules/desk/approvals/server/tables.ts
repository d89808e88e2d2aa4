import type { ColumnType } from 'kysely';
import type { ApprovalKind } from '../policy.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    approval_assignment: Narrowed<
      Rows['approval_assignment'],
      {
        kind: ApprovalKind;
      }
    >;
    approval_policy: Narrowed<
      Rows['approval_policy'],
      {
        kind: ApprovalKind;
      }
    >;
    delegation: Narrowed<
      Rows['delegation'],
      {
        starts_at: ColumnType<Date, Date, never>;
        ends_at: ColumnType<Date, Date, never>;
        /** Rand. */
        amount_limit: ColumnType<string | null, number | null, number | null>;
        released_at: ColumnType<Date | null, never, Date>;
        released_by: ColumnType<string | null, never, string>;
        ended_at: ColumnType<Date | null, never, Date>;
        ended_by: ColumnType<string | null, never, string>;
      }
    >;
  }
}
