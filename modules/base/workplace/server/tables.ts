import type { Generated, JSONColumnType } from 'kysely';
import type { SavedView } from '../contract.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    saved_view: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      owner_id: string;
      list: string;
      name: string;
      is_shared: boolean;
      state: JSONColumnType<SavedView['state'], string, string>;
      version: Generated<number>;
      updated_at: Generated<Date>;
    };
  }
}
