// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  vehicle_defect: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    defect_no: string;
    unit_id: string;
    inspection_id: string | null;
    item_code: string;
    names: Generated<Json>;
    severity: string;
    value: string | null;
    note: Generated<string>;
    state: Generated<string>;
    times_found: Generated<number>;
    found_by: string;
    found_at: Date;
    order_id: string | null;
    repaired_by: Generated<string>;
    repaired_by_id: string | null;
    repaired_at: Date | null;
    repair_note: Generated<string>;
    verified_by: Generated<string>;
    verified_at: Date | null;
    deferred_until: string | null;
    decided_by: Generated<string>;
    decision_reason: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
  };
  vehicle_defect_seen: {
    partition: string;
    id: Generated<string>;
    defect_id: string;
    inspection_id: string;
    driver_id: string | null;
    state: string;
    seen_by: string;
    seen_at: Date;
  };
  vehicle_withdrawal: {
    partition: string;
    vehicle_id: string;
    former: string;
    since: Date;
  };
}
