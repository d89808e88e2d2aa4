import type { Generated, JSONColumnType } from 'kysely';

declare module '#platform/server/tables.ts' {
  interface Tables {
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
    file_token: { token_hash: Buffer; partition: string; blob_name: string };
  }
}
