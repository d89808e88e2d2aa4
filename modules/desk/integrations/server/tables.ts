import type { ColumnType, Generated } from 'kysely';
import type { DeliveryRow, DeliveryState } from '../webhook-contract.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    access_token: Narrowed<
      Rows['access_token'],
      {
        expires_at: ColumnType<Date | null, Date | null, never>;
        revoked_at: ColumnType<Date | null, never, Date>;
        revoked_by: ColumnType<string | null, never, string>;
        revoke_reason: ColumnType<string | null, never, string>;
        used_at: ColumnType<Date | null, never, never>;
        used_from: ColumnType<string | null, never, never>;
      }
    >;
    webhook_endpoint: Narrowed<
      Rows['webhook_endpoint'],
      {
        status: Generated<'active' | 'paused' | 'deleted'>;
        paused_because: Generated<'' | 'person' | 'failing'>;
      }
    >;
    webhook_delivery: Narrowed<
      Rows['webhook_delivery'],
      {
        status: DeliveryState;
      }
    >;
    webhook_attempt: Narrowed<
      Rows['webhook_attempt'],
      {
        problem: DeliveryRow['problem'];
      }
    >;
  }
}
