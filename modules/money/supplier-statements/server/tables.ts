import type { Generated } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { ContestReason, LineAnswer } from '../answer.ts';
import type { SupplierStatementState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    supplier_statement: Narrowed<
      Rows['supplier_statement'],
      { status: Generated<SupplierStatementState>; from_day: CalendarDate; to_day: CalendarDate }
    >;
    supplier_statement_line: Narrowed<
      Rows['supplier_statement_line'],
      {
        delivered_on: CalendarDate | null;
        answer: Generated<LineAnswer['answer'] | ''>;
        reason: Generated<ContestReason | ''>;
      }
    >;
  }
}
