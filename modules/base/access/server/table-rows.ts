// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  app_user: {
    id: Generated<string>;
    partition: string;
    account: string;
    name: string;
    surname: string;
    phone: Generated<string>;
    user_role: string;
    user_type: Generated<string>;
    company_id: string;
    language: Generated<string>;
    password_hash: string | null;
    status: Generated<string>;
    last_sign_in_at: Date | null;
    created_at: Generated<Date>;
    version: Generated<number>;
    supplier_id: string | null;
    shippers: Generated<string[]>;
    locked_reason: string | null;
    invited_at: Date | null;
    second_factor_at: Date | null;
    updated_at: Generated<Date>;
    updated_by: Generated<string>;
    readonly search: Generated<string>;
    customer_ids: Generated<string[]>;
  };
  role_profile: {
    id: Generated<string>;
    partition: string;
    profile_set: Generated<string>;
    name: string;
    is_default: Generated<boolean>;
    authorisations: Generated<string[]>;
    version: Generated<number>;
    description: Generated<string>;
    requires_second_factor: Generated<boolean>;
    updated_at: Generated<Date>;
    updated_by: Generated<string>;
    record_scope: Generated<Json>;
    amount_limits: Generated<Json>;
    readonly carrier_names: Generated<string[]>;
  };
  user_profile: {
    partition: string;
    user_id: string;
    profile_id: string;
  };
  attempt_counter: {
    key: string;
    failures: number;
    last_failure_at: Date;
    blocked_until: Date;
  };
  reset_request: {
    id: Generated<string>;
    partition: string;
    user_id: string;
    token_hash: Buffer;
    code_id: string | null;
    created_at: Generated<Date>;
    expires_at: Generated<Date>;
    validated_at: Date | null;
    used_at: Date | null;
    replaced_at: Date | null;
    kind: Generated<string>;
  };
  second_factor: {
    id: Generated<string>;
    partition: string;
    user_id: string;
    kind: string;
    name: Generated<string>;
    secret_sealed: string | null;
    last_step: number | null;
    credential_id: string | null;
    public_key: Buffer | null;
    sign_count: number | null;
    transports: Generated<string[]>;
    challenge: string | null;
    confirmed_at: Date | null;
    last_used_at: Date | null;
    created_at: Generated<Date>;
  };
  recovery_code: {
    partition: string;
    user_id: string;
    code_hash: string;
    used_at: Date | null;
  };
  sign_in_challenge: {
    token_hash: Buffer;
    partition: string;
    user_id: string;
    passkey_challenge: string;
    attempts: Generated<number>;
    expires_at: Generated<Date>;
    used_at: Date | null;
  };
  confirmation: {
    token_hash: Buffer;
    partition: string;
    user_id: string;
    passkey_challenge: string;
    attempts: Generated<number>;
    expires_at: Generated<Date>;
    used_at: Date | null;
  };
  security_event: {
    id: Generated<number>;
    partition: string;
    at: Generated<Date>;
    event: string;
    account: string;
    user_id: string | null;
    ip: Generated<string>;
    agent: Generated<string>;
    request_id: Generated<string>;
  };
  security_log: {
    id: string;
    partition: string;
    at: Date;
    event: string;
    noun: string;
    record_id: string;
    who: string;
    user_id: string;
    ip: string;
    agent: string;
    changes: Json;
  };
}
