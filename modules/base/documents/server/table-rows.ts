// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  document: {
    id: Generated<string>;
    partition: string;
    company_id: string;
    lineage_id: string;
    file_version: number;
    superseded_at: Date | null;
    type: string;
    subject_type: string;
    subject_id: string;
    subject_name: string;
    owner_record_id: string | null;
    blob_name: string;
    file_name: string;
    status: Generated<string>;
    issue_date: string | null;
    expiry_date: string | null;
    number: Generated<string>;
    issuer: Generated<string>;
    tags: Generated<string[]>;
    sensitivity: string;
    language: Generated<string>;
    uploaded_via: string;
    uploaded_by: string;
    uploaded_by_id: string | null;
    uploaded_at: Generated<Date>;
    reviewed_by: string | null;
    reviewed_at: Date | null;
    reject_reason: string | null;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    readonly search: Generated<string>;
    difference_reason: string | null;
  };
  document_subject: {
    partition: string;
    company_id: string;
    subject_type: string;
    subject_id: string;
    name: string;
    account_number: string;
    exempt: string[];
    supplier_id: string;
    is_asked: boolean;
  };
  stored_file: {
    id: Generated<string>;
    partition: string;
    blob_name: string;
    company_id: string;
    subject_type: string;
    subject_id: string | null;
    link_id: string | null;
    file_name: string;
    content_type: string;
    size: number;
    sha256: string;
    pages: number | null;
    facts: Generated<Json>;
    scan: Generated<string>;
    uploaded_by: string;
    uploaded_at: Generated<Date>;
  };
  file_token: {
    token_hash: Buffer;
    partition: string;
    blob_name: string;
    expires_at: Generated<Date>;
    position: Generated<number>;
    archive_path: string | null;
  };
}
