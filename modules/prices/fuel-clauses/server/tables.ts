import type { Generated, JSONColumnType } from 'kysely';
import type { ClauseTerms } from '../fields.ts';
import type { ClauseChangeState } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    fuel_clause_change: Narrowed<
      Rows['fuel_clause_change'],
      {
        terms: JSONColumnType<ClauseTerms, string, string>;
        status: Generated<ClauseChangeState>;
      }
    >;
  }
}
