import type { Generated, JSONColumnType } from 'kysely';
import type { Currency } from '#platform/money.ts';
import type { vatCodes } from '#platform/vat-codes.ts';
import type { PartyKind } from '../fields.ts';
import type { LaneScope } from '../lanes.ts';
import type { BandMode, RateMethod, RateSide, UnitRounding } from '../methods.ts';
import type { RateState } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

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
    rate: Narrowed<
      Rows['rate'],
      {
        side: RateSide;
        party_kind: PartyKind;
        origin_scope: LaneScope;
        destination_scope: LaneScope;
        method: RateMethod;
        bands: JSONColumnType<StoredBand[], string, string>;
        band_mode: BandMode;
        unit_rounding: UnitRounding;
        extras: JSONColumnType<StoredExtra[], string, string>;
        currency: Currency;
        vat_code: (typeof vatCodes)[number];
        status: Generated<RateState>;
      }
    >;
  }
}
