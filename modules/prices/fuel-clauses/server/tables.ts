import type { Generated, JSONColumnType } from 'kysely';
import type { ClauseTerms } from '../fields.ts';
import type { ClauseChangeState } from '../status.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    fuel_clause_change: {
      id: Generated<string>;
      partition: string;
      clause_id: string;
      effective_from: string;
      terms: JSONColumnType<ClauseTerms, string, string>;
      reason: string;
      status: Generated<ClauseChangeState>;
      edited_by: Generated<string[]>;
      decided_by: string | null;
      decided_at: Date | null;
      decision_reason: Generated<string>;
      created_by: string;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
    };
  }
}
