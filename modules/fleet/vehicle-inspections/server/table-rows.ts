// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  vehicle_inspection_template: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    kind: string;
    vehicle_kind: Generated<string>;
    version: number;
    items: Json;
    created_by: string;
    created_at: Generated<Date>;
  };
  vehicle_inspection: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    event_no: string;
    kind: string;
    template_id: string | null;
    template_version: number;
    vehicle_id: string;
    trailer1_id: string | null;
    trailer2_id: string | null;
    driver_id: string | null;
    state: Generated<string>;
    due_on: string;
    asked_count: number;
    odometer: string | null;
    odometer_doubt: Generated<string>;
    note: Generated<string>;
    signed_by: Generated<string>;
    device: Generated<string>;
    started_at: Date | null;
    finished_at: Date | null;
    received_at: Date | null;
    duration_s: number | null;
    is_too_fast: Generated<boolean>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
  };
  vehicle_inspection_answer: {
    partition: string;
    inspection_id: string;
    unit_id: string;
    code: string;
    result: string;
    is_warning: Generated<boolean>;
    value: string | null;
    has_property: Generated<boolean>;
    note: Generated<string>;
    answered_at: Date;
    answered_by: string;
    defect_id: string | null;
  };
  vehicle_inspection_setting: {
    partition: string;
    company_id: string;
    before_dispatch: Generated<string>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  vehicle_inspection_photo: {
    partition: string;
    id: Generated<string>;
    inspection_id: string;
    unit_id: string;
    code: string;
    blob_name: string | null;
    device: Generated<string>;
    source_file_id: Generated<string>;
    created_at: Generated<Date>;
  };
}
