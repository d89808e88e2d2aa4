import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { DocumentStatus } from '../status.ts';
import type { DocumentType, SubjectType } from '#modules/base/companies/document-types.ts';
import type { Sensitivity, UploadSource } from '../types.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    document: Narrowed<
      Rows['document'],
      {
        type: DocumentType;
        subject_type: SubjectType;
        status: DocumentStatus;
        sensitivity: Sensitivity;
        language: Generated<Language>;
        uploaded_via: UploadSource;
        search: ColumnType<string, never, never>;
      }
    >;
    document_subject: Narrowed<
      Rows['document_subject'],
      {
        subject_type: SubjectType;
        supplier_id: string | null;
      }
    >;
    stored_file: Narrowed<
      Rows['stored_file'],
      {
        facts: JSONColumnType<Record<string, string>, string, string>;
        scan: 'not scanned' | 'clean';
      }
    >;
    file_token: Rows['file_token'];
  }
}
