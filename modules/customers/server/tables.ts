import type { Generated, JSONColumnType } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { Address } from '#modules/parties/fields.ts';
import type { DecisionColumns, DirectorColumns, FindingColumns } from '#modules/parties/server/index.ts';
import type { BillToParty, Contact, ShipperDetail, TradeReference } from '../fields.ts';
import type { ApplicationState, CreditStatus, Standing, TakenOverStanding } from '../status.ts';

/** What one person recommends and what is approved. Limit in rand, term in days from the invoice. */
export interface CreditDecision {
  readonly limit: number;
  readonly paymentTerm: number;
  readonly conditions: string;
  readonly bankRatingCode: string;
  readonly comments: string;
}
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
    customer: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      account_number: Generated<string>;
      registered_name: string;
      trade_name: string;
      previous_name: Generated<string>;
      registered_key: string;
      name_key: string;
      holding_company: Generated<string>;
      country_code: string;
      registration_number: string;
      vat_number: Generated<string>;
      date_of_inc: string | null;
      mobile_number: Generated<string>;
      tel_number: Generated<string>;
      fax: Generated<string>;
      email: string;
      mail_label: Generated<string>;
      physical_address: JSONColumnType<Address, string, string>;
      postal_address: JSONColumnType<Address, string, string>;
      same_as_physical: Generated<boolean>;
      readonly city: Generated<string>;
      readonly region: Generated<string>;
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
      language: Generated<Language>;
      status: Generated<ApplicationState>;
      standing: Standing | null;
      credit_status: CreditStatus | null;
      readonly is_live: Generated<boolean>;
      credit_limit: Generated<string>;
      payment_term: number | null;
      recommendation: JSONColumnType<Recommendation | null, string | null, string | null>;
      recommended_by_id: string | null;
      warnings: Generated<number>;
      source: 'link' | 'staff';
      source_link_id: string | null;
      submitted_by: string;
      submitted_at: Generated<Date>;
      edited_by: Generated<string[]>;
      decided_by: string | null;
      decided_at: Date | null;
      decision_reason: string | null;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
    };
    customer_director: DirectorColumns & {
      customer_id: string;
      id_number_last4: string;
      cellphone_number: string;
      email_address: string;
      address: string;
    };
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
    customer_decision: DecisionColumns & {
      customer_id: string;
      credit: JSONColumnType<CreditDecision | null, string | null, string | null>;
    };
  }
}
