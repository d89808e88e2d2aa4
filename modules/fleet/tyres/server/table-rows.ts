// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  tyre: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    code: string;
    brand: Generated<string>;
    pattern: Generated<string>;
    size: Generated<string>;
    bought_on: string;
    bought_tread_mm: string;
    has_wear_indicator: Generated<boolean>;
    cost: number;
    warranty_until: string | null;
    warranty_km: number | null;
    status: Generated<string>;
    vehicle_id: string | null;
    position: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
  };
  tyre_use: {
    partition: string;
    id: Generated<string>;
    tyre_id: string;
    vehicle_id: string;
    position: string;
    on_date: string;
    on_km: string;
    off_date: string | null;
    off_km: string | null;
    off_reason: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
  };
  tyre_tread: {
    partition: string;
    id: Generated<string>;
    tyre_id: string;
    use_id: string | null;
    measured_on: string;
    mm: string;
    km: string | null;
    created_by: string;
    created_at: Generated<Date>;
  };
}
