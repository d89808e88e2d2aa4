import type { Generated, JSONColumnType } from 'kysely';

declare module '#platform/server/tables.ts' {
  interface Tables {
    load_template: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      name: string;
      customer_id: string;
      origin: string;
      destination: string;
      /** As the form of a load sends it. */
      input: JSONColumnType<object, string, string>;
      base_day: string;
      weekdays: number[];
      days_ahead: number;
      is_active: boolean;
      failed_at: Date | null;
      created_by: string;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
      readonly search: Generated<string>;
    };
    load_template_draft: {
      partition: string;
      template_id: string;
      day: string;
      load_id: string;
    };
  }
}
