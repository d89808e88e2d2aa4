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
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

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
    customer: Narrowed<
      Rows['customer'],
      ApplicantColumns & {
        country: Generated<string>;
        trade_references: JSONColumnType<TradeReference[], string, string>;
        tender_response_unit: Generated<ShipperDetail['tenderResponseTimeUOM']>;
        pod_submit_method: Generated<ShipperDetail['podSubmitMethod']>;
        pod_send_format: Generated<ShipperDetail['podSendFormat']>;
        fuel_rate_change_method: Generated<ShipperDetail['fuelRateChangeMethod']>;
        contacts: JSONColumnType<Contact[], string, string>;
        bank_letter_facts: JSONColumnType<Record<string, string>, string | undefined, string>;
        status: Generated<ApplicationState>;
        standing: Standing | null;
        credit_status: CreditStatus | null;
        is_live: Generated<boolean>;
        recommendation: JSONColumnType<Recommendation | null, string | null, string | null>;
      }
    >;
    customer_director: Narrowed<Rows['customer_director'], ContactDirectorColumns>;
    bill_to_party: Narrowed<
      Rows['bill_to_party'],
      {
        address: JSONColumnType<BillToAddress, string, string>;
      }
    >;
    credit_limit: Rows['credit_limit'];
    customer_finding: Narrowed<Rows['customer_finding'], FindingColumns>;
    customer_decision: Narrowed<
      Rows['customer_decision'],
      DecisionColumns & {
        credit: JSONColumnType<CreditDecision | null, string | null, string | null>;
      }
    >;
  }
}
