import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { DocumentStatus } from '../status.ts';
import type { DocumentType, SubjectType } from '#modules/base/companies/document-types.ts';
import type { Sensitivity, UploadSource } from '../types.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '#platform/server/tables.ts' {
  interface Tables {
    document: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      lineage_id: string;
      file_version: number;
      superseded_at: Optional<Date>;
      type: DocumentType;
      subject_type: SubjectType;
      subject_id: string;
      subject_name: string;
      owner_record_id: Optional<string>;
      blob_name: string;
      file_name: string;
      status: DocumentStatus;
      issue_date: Optional<string>;
      expiry_date: Optional<string>;
      number: Generated<string>;
      issuer: Generated<string>;
      tags: Generated<string[]>;
      sensitivity: Sensitivity;
      language: Generated<Language>;
      uploaded_via: UploadSource;
      uploaded_by: string;
      uploaded_by_id: Optional<string>;
      uploaded_at: Generated<Date>;
      reviewed_by: Optional<string>;
      reviewed_at: Optional<Date>;
      reject_reason: Optional<string>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
      search: ColumnType<string, never, never>;
    };
    document_subject: {
      partition: string;
      company_id: string;
      subject_type: SubjectType;
      subject_id: string;
      name: string;
      account_number: string;
      exempt: string[];
      supplier_id: string | null;
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
      facts: JSONColumnType<Record<string, string>, string, string>;
      scan: 'not scanned' | 'clean';
      uploaded_by: string;
      uploaded_at: Generated<Date>;
    };
    file_token: {
      token_hash: Buffer;
      partition: string;
      blob_name: string;
      position: Generated<number>;
      archive_path: Optional<string>;
    };
  }
}
