// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  credit_change: {
    id: Generated<string>;
    partition: string;
    company_id: string;
    customer_id: string;
    kind: string;
    current_limit: string;
    new_limit: string;
    insured_part: Generated<string>;
    reason: string;
    evidence_blob_name: string | null;
    effective_from: string;
    effective_until: string | null;
    review_on: string | null;
    recipient_name: Generated<string>;
    recipient_email: string;
    recipient_mobile: Generated<string>;
    language: Generated<string>;
    status: string;
    readonly is_open: Generated<boolean>;
    needs_acceptance: Generated<boolean>;
    proposed_by: string;
    proposed_by_id: string | null;
    proposed_at: Date | null;
    edited_by: Generated<string[]>;
    approved_by: string | null;
    approved_by_id: string | null;
    approved_at: Date | null;
    decision_reason: Generated<string>;
    comment: Generated<string>;
    acknowledged_by: string | null;
    acknowledged_at: Date | null;
    effective_at: Date | null;
    ended_at: Date | null;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
}
