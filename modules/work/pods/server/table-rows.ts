// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  pod: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    load_id: string | null;
    stop_id: string | null;
    reference: Generated<string>;
    status: string;
    method: Generated<string>;
    pages: Generated<Json>;
    signed_by: Generated<string>;
    signed_at: Date | null;
    received_from: Generated<string>;
    received_via: Generated<string>;
    received_at: Date | null;
    sender_supplier_id: string | null;
    exceptions: Generated<Json>;
    guess: Json | null;
    is_seen_before: Generated<boolean>;
    uploader_ids: Generated<string[]>;
    assignee_id: string | null;
    assignee: Generated<string>;
    reject_reason: Generated<string>;
    note: Generated<string>;
    decided_by: Generated<string>;
    decided_by_id: string | null;
    decided_at: Date | null;
    superseded_by: string | null;
    since: Date;
    asked_from: Date | null;
    asked_round: Generated<number>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
  };
  pod_file: {
    partition: string;
    id: Generated<string>;
    pod_id: string;
    blob_name: string;
    sha256: string;
    content_type: string;
    pages: number;
    file_name: string;
    uploaded_by: string;
    uploaded_by_id: string | null;
    uploaded_at: Generated<Date>;
    superseded_at: Date | null;
  };
  pod_reminder: {
    partition: string;
    pod_id: string;
    round: number;
    day: number;
    link_id: string | null;
    recipient: Generated<string>;
    problem: string | null;
    sent_at: Date;
  };
}
