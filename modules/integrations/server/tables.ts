import type { ColumnType, Generated } from 'kysely';

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
  }
}
