// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  audit_seal: {
    partition: string;
    entry_id: number;
    number: number | null;
    hash: string | null;
  };
  audit_entry: {
    id: Generated<number>;
    partition: string;
    at: Generated<Date>;
    actor_kind: string;
    actor_id: string | null;
    actor_name: string;
    ip: Generated<string>;
    request_id: string;
    operation: string;
    noun: string;
    record_id: string;
    event: string;
    changes: Generated<Json>;
    on_behalf_of: string | null;
  };
  change_event: {
    id: Generated<number>;
    partition: string;
    channel: string;
    event: string;
    record_id: string;
    lock_id: string | null;
    by_name: string | null;
    at: Generated<Date>;
  };
  idempotency: {
    partition: string;
    actor: string;
    operation: string;
    key: string;
    body_hash: Buffer;
    answer: Json | null;
    created_at: Generated<Date>;
  };
  link: {
    id: Generated<string>;
    partition: string;
    kind: string;
    token_hash: Buffer;
    status: Generated<string>;
    subject_id: string | null;
    guest_id: Generated<string>;
    company_id: string;
    recipient_name: Generated<string>;
    recipient_email: string;
    recipient_mobile: string;
    language: string;
    scope: Generated<Json>;
    expires_at: Date;
    sent_at: Generated<Date>;
    opened_at: Date | null;
    verified_at: Date | null;
    submitted_at: Date | null;
    locked_at: Date | null;
    ended_reason: string | null;
    percent: Generated<number>;
    bad_codes: Generated<number>;
    terms_version: string | null;
    terms_accepted_at: Date | null;
    terms_accepted_from: string | null;
    created_by: string | null;
    created_by_name: Generated<string>;
    created_at: Generated<Date>;
    version: Generated<number>;
    privacy_version: string | null;
    reference: Generated<string>;
    copy_blob_name: string | null;
  };
  link_draft: {
    link_id: string;
    partition: string;
    step: string;
    sealed: string;
    saved_at: Generated<Date>;
  };
  link_token: {
    token_hash: Buffer;
    partition: string;
    link_id: string;
    made_for: string;
    created_at: Generated<Date>;
  };
  link_reminder: {
    partition: string;
    link_id: string;
    day: number;
    sent_at: Generated<Date>;
  };
  outgoing_message: {
    id: Generated<string>;
    partition: string;
    channel: string;
    recipient_sealed: string;
    content_sealed: string | null;
    subject: Generated<string>;
    language: string;
    purpose: string;
    link_id: string | null;
    status: Generated<string>;
    attempts: Generated<number>;
    last_error: string | null;
    provider_id: string | null;
    created_at: Generated<Date>;
    sent_at: Date | null;
  };
  one_time_code: {
    id: Generated<string>;
    partition: string;
    purpose: string;
    subject_id: string;
    number_index: string;
    salt: Buffer;
    code_hash: Buffer;
    attempts: Generated<number>;
    created_at: Generated<Date>;
    expires_at: Generated<Date>;
    used_at: Date | null;
    replaced_at: Date | null;
  };
  retired_key: {
    id: string;
    hashing_sealed: string;
    retired_at: Generated<Date>;
  };
}
