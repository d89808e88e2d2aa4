// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  load_template: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    name: string;
    customer_id: string;
    origin: Generated<string>;
    destination: Generated<string>;
    input: Json;
    base_day: string;
    weekdays: Generated<number[]>;
    days_ahead: Generated<number>;
    is_active: Generated<boolean>;
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
