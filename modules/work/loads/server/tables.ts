import type { Generated, JSONColumnType } from 'kysely';
import type { vatCodes } from '#platform/vat-codes.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import type { HeldFinding } from '../eligibility.ts';
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
import type { TenderStatus, ProofStatus, CustomerBilling, SupplierBilling } from '../side-statuses.ts';
import type { EventSource, HoldType, LoadEventKind, LoadState, StopState } from '../status.ts';

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
    load: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      load_number: string;
      external_reference: Generated<string>;
      order_type_id: string;
      profit_centre_id: string;
      customer_id: string;
      bill_to_party_id: string | null;
      order_numbers: JSONColumnType<OrderNumber[], string, string>;
      equipment_type_id: string;
      commodity_type_id: string;
      packing_type_id: string | null;
      direction: (typeof directions)[number];
      direction_reason: string;
      pieces: number | null;
      pallets: number | null;
      mass_kg: string | null;
      volume_m3: string | null;
      /** `bigint` columns of cents come as safe integers. */
      load_value: number;
      un_number: string;
      danger_class: string;
      packing_group: (typeof packingGroups)[number];
      emergency_phone: string;
      temperature_min: string | null;
      temperature_max: string | null;
      container_number: string;
      seal_nos: string[];
      distance_km: string | null;
      distance_source: (typeof distanceSources)[number];
      instructions: string;
      internal_notes: string;
      supplier_id: string | null;
      is_own_fleet: Generated<boolean>;
      supplier_reference: string;
      vehicle_id: string | null;
      trailer1_id: string | null;
      trailer2_id: string | null;
      driver_id: string | null;
      co_driver_id: string | null;
      sell_net: Generated<number>;
      sell_gross: Generated<number>;
      buy_net: Generated<number>;
      pod_policy: JSONColumnType<PodPolicy | null, string | null, string | null>;
      requires_pod: Generated<boolean>;
      load_inspection_required: Generated<boolean>;
      status: Generated<LoadState>;
      former_status: Generated<LoadState | ''>;
      tender_status: Generated<TenderStatus>;
      tender_ends_at: Date | null;
      pod_status: Generated<ProofStatus>;
      customer_billing: Generated<CustomerBilling>;
      supplier_billing: Generated<SupplierBilling>;
      hold_types: Generated<HoldType[]>;
      is_late: Generated<boolean>;
      late_minutes: Generated<number>;
      has_exception: Generated<boolean>;
      has_proof_exception: Generated<boolean>;
      origin: Generated<string>;
      destination: Generated<string>;
      countries: Generated<string[]>;
      stop_count: Generated<number>;
      load_at: Generated<Date>;
      trip_until: Date | null;
      next_due_at: Date | null;
      next_stop: Generated<string>;
      eta: Date | null;
      last_event_at: Date | null;
      ready_at: Date | null;
      delivered_at: Date | null;
      cancelled_at: Date | null;
      created_by: string;
      created_by_id: string | null;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
      search_words: Generated<string>;
      readonly search: Generated<string>;
    };
    stop: {
      id: Generated<string>;
      partition: string;
      load_id: string;
      sequence: number;
      type: (typeof stopTypes)[number];
      stop_location_id: string | null;
      address: string;
      stop_country: string;
      schedule_type: (typeof scheduleTypes)[number];
      window_start: Date | null;
      window_end: Date | null;
      appointment_ref: string;
      planned_arrival: Date | null;
      eta: Date | null;
      status: Generated<StopState>;
      arrived_at: Date | null;
      work_started_at: Date | null;
      work_ended_at: Date | null;
      departed_at: Date | null;
      arrival_reason: Generated<string>;
      depart_reason: Generated<string>;
      minutes_late: Generated<number>;
      doc_references: JSONColumnType<string[], string, string>;
      seal_in: string;
      seal_out: string;
      odometer: string | null;
      temperature_on_arrival: string | null;
      signatory_name: Generated<string>;
      fail_reason: Generated<string>;
      disposition: Generated<string>;
      note: string;
    };
    goods_line: {
      id: Generated<string>;
      partition: string;
      load_id: string;
      stop_id: string;
      line_number: number;
      reference: string;
      commodity_type_id: string | null;
      packing_type_id: string | null;
      quantity_planned: string;
      quantity_actual: string | null;
      short_quantity: string | null;
      damaged_quantity: string | null;
      note: string;
    };
    load_charge: {
      id: Generated<string>;
      partition: string;
      load_id: string;
      side: (typeof chargeSides)[number];
      line_number: number;
      item_master_id: string | null;
      description: string;
      quantity: string;
      unit: string;
      price: string;
      net: number;
      vat_code: (typeof vatCodes)[number];
      profit_centre_id: string;
      source: Generated<(typeof chargeSources)[number]>;
      source_id: string | null;
    };
    load_rating: {
      id: Generated<string>;
      partition: string;
      load_id: string;
      side: (typeof chargeSides)[number];
      outcome: RateTrace['outcome'];
      rate_id: string | null;
      trace: JSONColumnType<RateTrace>;
      total: number;
      reason: Generated<string>;
      made_by: string;
      made_at: Generated<Date>;
    };
    load_standing: {
      partition: string;
      load_id: string;
      stop_id: string;
      decision: 'approved' | 'waived';
      minutes: number;
      sell_per_hour: Generated<number>;
      buy_per_hour: Generated<number>;
      reason: Generated<string>;
      decided_by: string;
      decided_by_id: string | null;
      decided_at: Generated<Date>;
    };
    load_hold: {
      id: Generated<string>;
      partition: string;
      load_id: string;
      type: HoldType;
      blocks_dispatch: boolean;
      blocks_delivery: boolean;
      blocks_billing: boolean;
      visible_to_customer: Generated<boolean>;
      reason: string;
      source: 'person' | 'rule' | 'api';
      excess: Generated<number>;
      findings: JSONColumnType<HeldFinding[], string | undefined, string>;
      placed_by: string;
      placed_by_id: string | null;
      placed_at: Generated<Date>;
      released_by: string | null;
      released_by_id: string | null;
      released_at: Date | null;
      release_reason: Generated<string>;
    };
    load_event: {
      id: Generated<string>;
      partition: string;
      load_id: string;
      stop_id: string | null;
      kind: LoadEventKind;
      occurred_at: Date;
      captured_at: Date | null;
      received_at: Generated<Date>;
      source: EventSource;
      actor: string;
      actor_id: string | null;
      lat: string | null;
      lon: string | null;
      accuracy_m: number | null;
      reason_code: Generated<string>;
      minutes_late: number | null;
      note: Generated<string>;
      data: JSONColumnType<Record<string, unknown>, string | undefined, never>;
      customer_visible: Generated<boolean>;
      supersedes_id: string | null;
      source_device: Generated<string>;
      source_event_id: Generated<string>;
    };
    trip_device: {
      partition: string;
      load_id: string;
      device: string;
      agent: string;
      first_seen_at: Generated<Date>;
      last_seen_at: Generated<Date>;
      skew_minutes: Generated<number>;
      events: Generated<number>;
      told_at: Date | null;
    };
    resource_use: {
      id: Generated<string>;
      partition: string;
      kind: 'vehicle' | 'driver';
      resource_id: string;
      during: string;
      load_id: string;
      is_shared: Generated<boolean>;
      shared_reason: Generated<string>;
      reserved_by: string;
      reserved_at: Generated<Date>;
      released_at: Date | null;
    };
  }
}
