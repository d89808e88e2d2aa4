// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
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
    expires_at: Date | null;
    revoked_at: Date | null;
    revoked_by: string | null;
    revoke_reason: string | null;
    used_at: Date | null;
    used_from: string | null;
  };
  webhook_endpoint: {
    id: Generated<string>;
    partition: string;
    company_id: string;
    url: string;
    description: Generated<string>;
    events: string[];
    status: Generated<string>;
    paused_because: Generated<string>;
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
    status: string;
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
    problem: Generated<string>;
    answer: Generated<string>;
  };
}
