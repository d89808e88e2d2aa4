import type { JSONColumnType } from 'kysely';
import type { SavedView } from '../contract.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    saved_view: Narrowed<
      Rows['saved_view'],
      {
        state: JSONColumnType<SavedView['state'], string, string>;
      }
    >;
  }
}
