import type { Generated } from 'kysely';
import type {
  DecisionColumns,
  DirectorColumns,
  FindingColumns,
  PartyColumns,
} from '#modules/parties/parties/server/index.ts';
import type { BankCode } from '../fields.ts';
import type { ContractorState } from '../status.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    contractor: PartyColumns & {
      trade_name: Generated<string>;
      country_code: Generated<string>;
      reg_no: Generated<string>;
      is_vat_registered: Generated<boolean>;
      vat_no: Generated<string>;
      previous_name: Generated<string>;
      nature_of_trade: Generated<string>;
      mobile_number: Generated<string>;
      cell_no: Generated<string>;
      tel_no: Generated<string>;
      readonly mail_domain: Generated<string>;
      mail_label: string;
      postal_add: Generated<string>;
      physical_add: Generated<string>;
      suburb: Generated<string>;
      country: Generated<string>;
      province: Generated<string>;
      city: Generated<string>;
      postal_code: Generated<string>;
      auditor: Generated<string>;
      auditor_add: Generated<string>;
      certificate_blob_name: string | null;
      suretyship_blob_name: string | null;
      authorised_by: Generated<string>;
      credit_check: Generated<string>;
      bank_rating_code: Generated<BankCode | ''>;
      /** `numeric` comes as text, so that no cent is lost on the way. */
      bank_rating_amount: string | null;
      bank_rating_term_days: number | null;
      bank_rating_date: string | null;
      bank_rating_reason: Generated<string>;
      credit_limit: string | null;
      payment_term: number | null;
      approver_signature_sealed: string | null;
      assessed_by: string | null;
      status: Generated<ContractorState>;
      submitted_at: Date | null;
      captured_by_id: string | null;
      readonly search: Generated<string>;
    };
    contractor_director: DirectorColumns & { contractor_id: string; address: string };
    contractor_signing: {
      id: string;
      partition: string;
      contractor_id: string;
      link_id: string | null;
      name: string;
      capacity: string;
      signature_sealed: string;
      signed_at: Date;
      verified_number: string;
      verified_at: Date | null;
      ip: string;
      agent: string;
      content_sha256: string;
      blob_name: string;
    };
    contractor_finding: FindingColumns & { contractor_id: string };
    contractor_decision: DecisionColumns<ContractorState> & { contractor_id: string };
  }
}
