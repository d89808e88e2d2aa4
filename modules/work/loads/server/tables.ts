import type { Generated, JSONColumnType } from 'kysely';
import type { currencies } from '#platform/currencies.ts';
import type { vatCodes } from '#platform/vat-codes.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import type { HeldFinding } from '../findings.ts';
import type {
  chargeSides,
  chargeSources,
  directions,
  distanceSources,
  orderNumberKinds,
  packingGroups,
  scheduleTypes,
  stopTypes,
} from '../fields.ts';
import type { CustomerBilling, ProofStatus, SupplierBilling, TenderStatus } from '../side-statuses.ts';
import type { EventSource, HoldType, LoadEventKind, LoadState, StopState } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

export interface OrderNumber {
  readonly kind: (typeof orderNumberKinds)[number];
  readonly number: string;
}
/** What the customer asked of proofs of delivery when the load was delivered. */
export interface PodPolicy {
  readonly perReference: boolean;
  readonly sendFormat: string;
  readonly submitMethod: string;
  readonly signOnGlass: boolean;
}

/** The excess above a customer's credit for which somebody released a hold. */
export interface CoveredCredit {
  readonly customerId: string;
  /** Cents. */
  readonly excess: string;
  /** The credit was on hold or suspended then. */
  readonly isBlocked: boolean;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    load: Narrowed<
      Rows['load'],
      {
        order_numbers: JSONColumnType<OrderNumber[], string, string>;
        direction: (typeof directions)[number];
        packing_group: (typeof packingGroups)[number];
        distance_source: (typeof distanceSources)[number];
        pod_policy: JSONColumnType<PodPolicy | null, string | null, string | null>;
        status: Generated<LoadState>;
        former_status: Generated<LoadState | ''>;
        tender_status: Generated<TenderStatus>;
        pod_status: Generated<ProofStatus>;
        customer_billing: Generated<CustomerBilling>;
        supplier_billing: Generated<SupplierBilling>;
        hold_types: Generated<HoldType[]>;
        sell_currency: (typeof currencies)[number] | null;
      }
    >;
    stop: Narrowed<
      Rows['stop'],
      {
        type: (typeof stopTypes)[number];
        schedule_type: (typeof scheduleTypes)[number];
        status: Generated<StopState>;
        doc_references: JSONColumnType<string[], string, string>;
      }
    >;
    goods_line: Rows['goods_line'];
    load_charge: Narrowed<
      Rows['load_charge'],
      {
        side: (typeof chargeSides)[number];
        vat_code: (typeof vatCodes)[number];
        source: Generated<(typeof chargeSources)[number]>;
      }
    >;
    load_rating: Narrowed<
      Rows['load_rating'],
      {
        side: (typeof chargeSides)[number];
        trace: JSONColumnType<RateTrace>;
      }
    >;
    load_standing: Narrowed<
      Rows['load_standing'],
      {
        decision: 'approved' | 'waived';
      }
    >;
    load_override: Narrowed<
      Rows['load_override'],
      { details: JSONColumnType<Record<string, string>, string | undefined, string> }
    >;
    load_hold: Narrowed<
      Rows['load_hold'],
      {
        type: HoldType;
        source: 'person' | 'rule' | 'api';
        findings: JSONColumnType<HeldFinding[], string | undefined, string>;
        covered: JSONColumnType<CoveredCredit | null, string | null | undefined, string>;
      }
    >;
    load_event: Narrowed<
      Rows['load_event'],
      {
        kind: LoadEventKind;
        source: EventSource;
        data: JSONColumnType<Record<string, unknown>, string | undefined, never>;
      }
    >;
    trip_device: Rows['trip_device'];
    named_resource: Rows['named_resource'];
    resource_use: Narrowed<
      Rows['resource_use'],
      {
        kind: 'vehicle' | 'driver';
      }
    >;
  }
}
