// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  load_paper_request: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    load_id: string;
    asked_of: string;
    codes: string[];
    note: Generated<string>;
    link_id: string | null;
    asked_by: string;
    asked_at: Date;
    last_asked_at: Date;
    times: Generated<number>;
    ended_at: Date | null;
    ended_because: Generated<string>;
  };
}
