// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  import_job: {
    id: Generated<string>;
    partition: string;
    company_id: string;
    kind: string;
    file_name: string;
    file_hash: string;
    format: string;
    delimiter: Generated<string>;
    headings: string[];
    mapping: Generated<Json>;
    mode: Generated<string>;
    day_first: Generated<boolean>;
    decimal_comma: Generated<boolean>;
    scope: Generated<string>;
    status: Generated<string>;
    rows: Generated<number>;
    done: Generated<number>;
    problem: Generated<string>;
    started_by: string;
    started_by_name: string;
    language: Generated<string>;
    created_at: Generated<Date>;
    completed_at: Date | null;
    version: Generated<number>;
    header_row: Generated<number>;
    counts: Generated<Json>;
    reached: Generated<number>;
    sheets: Generated<string[]>;
    sheet: Generated<string>;
    meanings: Generated<Json>;
    is_mark_shown: Generated<boolean>;
  };
  import_row: {
    partition: string;
    import_id: string;
    number: number;
    cells: string[];
    outcome: string | null;
    problems: Generated<Json>;
    key_values: Generated<string[]>;
    record_id: string | null;
    record_lock: string | null;
    before: Json | null;
    is_committed: Generated<boolean>;
    part_of: number | null;
    number_columns: number[] | null;
    doubts: Json | null;
    missing: string[] | null;
  };
  import_template: {
    id: Generated<string>;
    partition: string;
    company_id: string;
    kind: string;
    name: string;
    mapping: Json;
    mode: string;
    day_first: boolean;
    decimal_comma: boolean;
    saved_by: string;
    saved_at: Generated<Date>;
  };
}
