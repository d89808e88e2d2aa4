// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  claim: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    claim_no: string;
    kind: string;
    side: string;
    status: Generated<string>;
    supplier_id: string | null;
    customer_id: string | null;
    insurer: Generated<string>;
    reference: Generated<string>;
    load_id: string | null;
    pod_id: string | null;
    incident_id: string | null;
    incident_no: Generated<string>;
    description: Generated<string>;
    currency: Generated<string>;
    amount: number;
    reserve: Generated<number>;
    accepted: number | null;
    hand_in_by: string | null;
    handed_in_on: string | null;
    evidence: Generated<Json>;
    outcome: Generated<string>;
    decided_by: string | null;
    decided_at: Date | null;
    purchase_invoice_id: string | null;
    proposal_id: string | null;
    edited_by: Generated<string[]>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
  };
}
