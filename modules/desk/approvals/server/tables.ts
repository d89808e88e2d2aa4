import type { ColumnType, Generated } from 'kysely';
import type { ApprovalKind } from '../policy.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    approval_assignment: {
      partition: string;
      kind: ApprovalKind;
      record_id: string;
      user_id: string;
      assigned_at: Generated<Date>;
    };
    approval_policy: {
      partition: string;
      company_id: string;
      kind: ApprovalKind;
      warn_hours: number;
      overdue_hours: number;
    };
    delegation: {
      id: Generated<string>;
      partition: string;
      delegator_id: string;
      delegate_id: string;
      authorisations: string[];
      starts_at: ColumnType<Date, Date, never>;
      ends_at: ColumnType<Date, Date, never>;
      note: string;
      kinds: string[] | null;
      /** Rand, as the driver reads a numeric. */
      amount_limit: number | null;
      needs_release: Generated<boolean>;
      released_at: ColumnType<Date | null, never, Date>;
      released_by: ColumnType<string | null, never, string>;
      created_at: Generated<Date>;
      ended_at: ColumnType<Date | null, never, Date>;
      ended_by: ColumnType<string | null, never, string>;
    };
  }
}
