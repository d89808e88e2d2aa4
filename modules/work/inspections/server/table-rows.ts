// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  inspection: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    event_no: string;
    purpose: string;
    template_version: number;
    load_id: string | null;
    vehicle_id: string;
    trailer1_id: string | null;
    trailer2_id: string | null;
    driver_id: string | null;
    odometer: string | null;
    items: Json;
    mass_slip_kg: string | null;
    axle_units: Generated<Json>;
    mass_limit: Json | null;
    findings: Generated<Json>;
    outcome: string;
    decision: Generated<string>;
    allow_reason: Generated<string>;
    decided_by: Generated<string>;
    decided_by_id: string | null;
    decided_at: Date | null;
    note: Generated<string>;
    signed_by: string;
    source: string;
    device: Generated<string>;
    source_inspection_id: Generated<string>;
    inspected_at: Date;
    received_at: Generated<Date>;
    created_by: string;
    created_by_id: string | null;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
  };
  inspection_template: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    version: number;
    items: Json;
    created_by: string;
    created_at: Generated<Date>;
  };
  inspection_file: {
    partition: string;
    id: Generated<string>;
    inspection_id: string;
    load_id: string | null;
    item: string;
    blob_name: string | null;
    device: Generated<string>;
    source_file_id: Generated<string>;
  };
}
