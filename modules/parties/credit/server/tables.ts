import type { Generated } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { CreditKind } from '#modules/parties/credit/contract.ts';
import type { CreditChangeState } from '#modules/parties/credit/status.ts';
import '#modules/parties/customers/server/index.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    credit_change: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      customer_id: string;
      kind: CreditKind;
      /** `numeric` comes as text, so that no cent is lost on the way. */
      current_limit: string;
      new_limit: string;
      insured_part: string;
      reason: string;
      evidence_blob_name: string | null;
      effective_from: string;
      effective_until: string | null;
      review_on: string | null;
      recipient_name: Generated<string>;
      recipient_email: string;
      recipient_mobile: string;
      language: Language;
      status: CreditChangeState;
      readonly is_open: Generated<boolean>;
      needs_acceptance: boolean;
      proposed_by: string;
      proposed_by_id: string | null;
      proposed_at: Date | null;
      edited_by: string[];
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
}
