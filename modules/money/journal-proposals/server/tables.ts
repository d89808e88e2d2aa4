import type { Generated } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { ProposalKind } from '../fields.ts';
import type { ProposalState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    journal_proposal: Narrowed<
      Rows['journal_proposal'],
      {
        kind: ProposalKind;
        posting_date: CalendarDate;
        reverse_on: CalendarDate | null;
        repeat_until: CalendarDate | null;
        repeated_to: CalendarDate | null;
        status: Generated<ProposalState>;
      }
    >;
  }
}
