// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  bank_rule: {
    partition: string;
    company_id: string;
    needs_second_factor: boolean;
  };
  bank_version: {
    id: string;
    partition: string;
    owner_id: string;
    status: string;
    bank: Generated<string>;
    branch_name: Generated<string>;
    branch_code: Generated<string>;
    bank_code: Generated<string>;
    account_sealed: string | null;
    account_index: string | null;
    account_last4: Generated<string>;
    recorded_by: string;
    recorded_at: Generated<Date>;
    owner_kind: string;
    recorded_by_id: string | null;
    decided_by: string | null;
    decided_by_id: string | null;
    decided_at: Date | null;
    reject_reason: string | null;
    version: Generated<number>;
    difference_reason: string | null;
  };
}
