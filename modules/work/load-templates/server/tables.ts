import type { JSONColumnType } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    load_template: Narrowed<
      Rows['load_template'],
      {
        /** As the form of a load sends it. */
        input: JSONColumnType<object, string, string>;
      }
    >;
    load_template_draft: Rows['load_template_draft'];
  }
}
