import type { Generated, JSONColumnType } from 'kysely';
import type { Currency } from '#platform/money.ts';
import type { vatCodes } from '#platform/vat-codes.ts';
import type { PartyKind } from '../fields.ts';
import type { LaneScope } from '../lanes.ts';
import type { BandMode, RateMethod, RateSide, UnitRounding } from '../methods.ts';
import type { RateState } from '../status.ts';

/** As decimals, because `jsonb` keeps every digit of them. */
interface StoredBand {
  readonly from: number;
  readonly rate: number;
}
interface StoredExtra {
  readonly itemMasterId: string;
  readonly method: Exclude<RateMethod, 'percentOfSell'>;
  readonly rate: number;
  readonly passThrough: boolean;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    rate: {
      id: Generated<string>;
      partition: string;
      code: string;
      revision: Generated<number>;
      lineage_id: string;
      side: RateSide;
      party_kind: PartyKind;
      customer_id: string | null;
      bill_to_party_id: string | null;
      supplier_id: string | null;
      readonly party_id: Generated<string>;
      origin_scope: LaneScope;
      origin_value: string;
      origin_country: string;
      origin_key: string;
      destination_scope: LaneScope;
      destination_value: string;
      destination_country: string;
      destination_key: string;
      both_ways: boolean;
      order_type_ids: string[];
      equipment_type_ids: string[];
      commodity_type_ids: string[];
      mass_from: string | null;
      mass_to: string | null;
      method: RateMethod;
      rate: string;
      bands: JSONColumnType<StoredBand[], string, string>;
      band_mode: BandMode;
      min_units: string | null;
      unit_rounding: UnitRounding;
      /** `bigint` columns of cents come as safe integers. */
      min_charge: number | null;
      max_charge: number | null;
      included_stops: number | null;
      extra_stop: number | null;
      free_standing_minutes: number | null;
      standing_rate: number | null;
      extras: JSONColumnType<StoredExtra[], string, string>;
      currency: Currency;
      vat_code: (typeof vatCodes)[number];
      fuel_clause_id: string | null;
      priority: number;
      valid_from: string;
      valid_to: string | null;
      note: string;
      stake: number;
      status: Generated<RateState>;
      edited_by: Generated<string[]>;
      submitted_by: string | null;
      submitted_at: Date | null;
      decided_by: string | null;
      decided_at: Date | null;
      decision_reason: Generated<string>;
      created_by: string;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
      search_words: Generated<string>;
    };
  }
}
