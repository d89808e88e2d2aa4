// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  saved_view: {
    id: Generated<string>;
    partition: string;
    company_id: string;
    owner_id: string;
    list: string;
    name: string;
    is_shared: Generated<boolean>;
    state: Json;
    version: Generated<number>;
    updated_at: Generated<Date>;
  };
}
