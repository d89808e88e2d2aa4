import type { Generated, JSONColumnType } from 'kysely';
import type { z } from 'zod';
import type {
  ApplicantColumns,
  ContactDirectorColumns,
  DecisionColumns,
  FindingColumns,
} from '#modules/parties/parties/server/index.ts';
import type { customerService } from '../contract.ts';
import type { BillToParty, Contact, ShipperDetail, TradeReference } from '../fields.ts';
import type { ApplicationState, CreditStatus, Standing, TakenOverStanding } from '../status.ts';

/** What one person recommends and what is approved. */
export type CreditDecision = Omit<z.output<(typeof customerService)['operations']['approveShipper']['input']>, 'id'>;
export type Recommendation = CreditDecision & {
  readonly by: string;
  readonly at: string;
  /** The colleague in whose place it was recommended. */
  readonly onBehalfOf?: string;
  /** It stands in the books that a file was taken over from: the customer has it already, and is told nothing. */
  readonly takenOver?: true;
  /** How the customer stands in those books. */
  readonly standing?: TakenOverStanding;
};

export type BillToAddress = Pick<
  BillToParty,
  'addressLine1' | 'addressLine2' | 'suburb' | 'country' | 'region' | 'city' | 'postalCode'
>;

declare module '#platform/server/tables.ts' {
  interface Tables {
    customer: ApplicantColumns & {
      previous_name: Generated<string>;
      registration_number: string;
      vat_number: Generated<string>;
      mobile_number: Generated<string>;
      tel_number: Generated<string>;
      readonly country: Generated<string>;
      /** `numeric` comes as text, so that no cent is lost on the way. */
      monthly_purchase: string;
      credit_required: string;
      average_monthly: Generated<string>;
      exceeds_turnover: Generated<boolean>;
      trade_references: JSONColumnType<TradeReference[], string, string>;
      tender_response_time: number | null;
      tender_response_unit: Generated<ShipperDetail['tenderResponseTimeUOM']>;
      load_value: Generated<string>;
      sign_on_glass: Generated<boolean>;
      pod_submit_method: Generated<ShipperDetail['podSubmitMethod']>;
      pod_send_format: Generated<ShipperDetail['podSendFormat']>;
      pod_per_reference: Generated<boolean>;
      invoice_lines_aggregated: Generated<boolean>;
      order_number_required: Generated<boolean>;
      load_numbers_on_invoice: Generated<boolean>;
      load_inspection_required: Generated<boolean>;
      fuel_rate_change_method: Generated<ShipperDetail['fuelRateChangeMethod']>;
      tms_enabled: Generated<boolean>;
      contacts: JSONColumnType<Contact[], string, string>;
      bank_letter_blob_name: string | null;
      bank_letter_date: string | null;
      bank_letter_facts: JSONColumnType<Record<string, string>, string | undefined, string>;
      bank_letter_uploaded_by: string | null;
      bank_letter_uploaded_at: Date | null;
      terms_version: string | null;
      terms_language: string | null;
      terms_accepted_at: Date | null;
      status: Generated<ApplicationState>;
      standing: Standing | null;
      credit_status: CreditStatus | null;
      readonly is_live: Generated<boolean>;
      credit_limit: Generated<string>;
      payment_term: number | null;
      recommendation: JSONColumnType<Recommendation | null, string | null, string | null>;
      recommended_by_id: string | null;
    };
    customer_director: ContactDirectorColumns & { customer_id: string };
    bill_to_party: {
      id: Generated<string>;
      partition: string;
      customer_id: string;
      position: number;
      account_number: string;
      business_unit_name: string;
      vat_number: string;
      email_address: string;
      address: JSONColumnType<BillToAddress, string, string>;
      debtor_account_number: string;
      is_active: boolean;
    };
    credit_limit: {
      id: Generated<string>;
      partition: string;
      customer_id: string;
      amount: string;
      payment_term: number;
      conditions: string;
      bank_rating_code: string;
      effective_from: string;
      /** The last day of a temporary limit. */
      effective_until: string | null;
      recommended_by: string | null;
      recommended_by_id: string | null;
      approved_by: string;
      approved_by_id: string | null;
      approved_at: Generated<Date>;
    };
    customer_finding: FindingColumns & { customer_id: string };
    customer_decision: DecisionColumns<ApplicationState> & {
      customer_id: string;
      credit: JSONColumnType<CreditDecision | null, string | null, string | null>;
    };
  }
}
