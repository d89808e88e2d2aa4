import type { Generated, JSONColumnType } from 'kysely';
import type {
  ApplicantColumns,
  ContactDirectorColumns,
  DecisionColumns,
  FindingColumns,
} from '#modules/parties/parties/server/index.ts';
import type { ApplicationState, CertificateState } from '../status.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    supplier: ApplicantColumns & {
      vendor_number: Generated<string>;
      reg_no: string;
      is_vat_registered: Generated<boolean>;
      vat_no: Generated<string>;
      cell_no: Generated<string>;
      tel_no: Generated<string>;
      readonly mail_domain: Generated<string>;
      is_transporter: Generated<boolean>;
      /** `numeric` comes as text, so that no cent is lost on the way. */
      git_cover: Generated<string>;
      git_policy_number: Generated<string>;
      git_insurer: Generated<string>;
      git_from: string | null;
      git_to: string | null;
      cover: Generated<string>;
      readonly cover_ends: Generated<string | null>;
      awaits_certificate_review: Generated<boolean>;
      payable_rate: Generated<string>;
      tender_method: Generated<'email' | 'integration'>;
      tender_email: Generated<string>;
      tender_location_number: Generated<string>;
      insurance_contact_name: Generated<string>;
      insurance_contact_email: Generated<string>;
      insurance_contact_mobile: Generated<string>;
      status: Generated<ApplicationState>;
      readonly search: Generated<string>;
    };
    supplier_director: ContactDirectorColumns & { supplier_id: string };
    git_certificate: {
      id: Generated<string>;
      partition: string;
      supplier_id: string;
      status: Generated<CertificateState>;
      cover: string;
      policy_number: string;
      insurer: string;
      cover_from: string | null;
      cover_to: string | null;
      blob_name: string | null;
      file_name: string | null;
      content_type: string | null;
      facts: JSONColumnType<Record<string, string>, string, string>;
      uploaded_by: string;
      uploaded_by_id: string | null;
      uploaded_at: Generated<Date>;
      decided_by: string | null;
      decided_at: Date | null;
      reject_reason: string | null;
      territory: Generated<string[]>;
      excluded_commodity_type_ids: Generated<string[]>;
      link_id: string | null;
    };
    git_reminder: {
      partition: string;
      certificate_id: string;
      days_before: number;
      supplier_id: string;
      link_id: string | null;
      recipient: string;
      problem: string | null;
      sent_at: Generated<Date>;
    };
    supplier_finding: FindingColumns & { supplier_id: string };
    supplier_decision: DecisionColumns<ApplicationState> & { supplier_id: string };
  }
}
