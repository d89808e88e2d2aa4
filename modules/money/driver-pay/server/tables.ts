import type { Generated } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { PayRunState } from '../status.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    driver_pay_run: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      run_number: string;
      period_from: CalendarDate;
      period_to: CalendarDate;
      pay_day: CalendarDate;
      note: string;
      /** `bigint` columns of cents come as safe integers. */
      total: Generated<number>;
      status: Generated<PayRunState>;
      gathering_since: Date | null;
      gathered_at: Date | null;
      edited_by: Generated<string[]>;
      submitted_by: string | null;
      submitted_at: Date | null;
      decided_by: string | null;
      decided_at: Date | null;
      decision_reason: Generated<string>;
      posted_by: string | null;
      posted_at: Date | null;
      created_by: string;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
      search_words: Generated<string>;
    };
  }
}
