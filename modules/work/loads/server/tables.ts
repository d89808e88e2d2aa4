import type { Generated, JSONColumnType } from 'kysely';
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
import type {
  customerBillings,
  EventSource,
  HoldType,
  LoadEventKind,
  LoadState,
  podStatuses,
  StopState,
  supplierBillings,
  tenderStatuses,
} from '../status.ts';
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
        tender_status: Generated<(typeof tenderStatuses)[number]>;
        pod_status: Generated<(typeof podStatuses)[number]>;
        customer_billing: Generated<(typeof customerBillings)[number]>;
        supplier_billing: Generated<(typeof supplierBillings)[number]>;
        hold_types: Generated<HoldType[]>;
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
    load_hold: Narrowed<
      Rows['load_hold'],
      {
        type: HoldType;
        source: 'person' | 'rule' | 'api';
        findings: JSONColumnType<HeldFinding[], string | undefined, string>;
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
    resource_use: Narrowed<
      Rows['resource_use'],
      {
        kind: 'vehicle' | 'driver';
      }
    >;
  }
}
