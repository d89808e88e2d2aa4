import type { ColumnType, Generated } from 'kysely';
import type { DeliveryRow, DeliveryState, EndpointState } from '../webhook-contract.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    access_token: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      name: string;
      token_hash: Buffer;
      token_end: string;
      authorisations: string[];
      made_by_id: string;
      made_by: string;
      made_at: Generated<Date>;
      expires_at: ColumnType<Date | null, Date | null, never>;
      revoked_at: ColumnType<Date | null, never, Date>;
      revoked_by: ColumnType<string | null, never, string>;
      revoke_reason: ColumnType<string | null, never, string>;
      used_at: ColumnType<Date | null, never, never>;
      used_from: ColumnType<string | null, never, never>;
    };
    webhook_endpoint: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      url: string;
      description: string;
      events: string[];
      status: Generated<EndpointState>;
      paused_because: Generated<'' | 'person' | 'failing'>;
      secret_sealed: string;
      old_secret_sealed: string | null;
      old_secret_until: Date | null;
      failing_since: Date | null;
      told_at: Date | null;
      made_by: string;
      made_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
    };
    webhook_delivery: {
      id: Generated<string>;
      partition: string;
      endpoint_id: string;
      event: string;
      event_id: string;
      record_id: string;
      body: string;
      status: DeliveryState;
      attempts: Generated<number>;
      round_began_at: Generated<number>;
      next_at: Date | null;
      made_at: Generated<Date>;
      settled_at: Date | null;
    };
    webhook_attempt: {
      partition: string;
      delivery_id: string;
      number: number;
      at: Date;
      milliseconds: number;
      url: string;
      status_code: number | null;
      problem: DeliveryRow['problem'];
      answer: string;
    };
  }
}
