import type { Generated } from 'kysely';
import type { RatedRow } from '#modules/work/loads/server/index.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import type { AdjustmentState, AdjustmentWork } from '../status.ts';

/** The rated side of a load as it stood: what is put back when a run is reversed. */
export interface KeptSide {
  readonly side: 'sell' | 'buy';
  readonly charges: readonly RatedRow[];
  readonly trace: RateTrace;
  readonly rateId: string | null;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    fuel_adjustment: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      run_no: string;
      customer_id: string | null;
      effective_from: string;
      note: Generated<string>;
      status: Generated<AdjustmentState>;
      work: Generated<AdjustmentWork>;
      done: Generated<number>;
      total: Generated<number>;
      reached: string | null;
      problem: Generated<string>;
      calculated_at: Date | null;
      edited_by: Generated<string[]>;
      submitted_by: string | null;
      submitted_at: Date | null;
      decided_by: string | null;
      decided_at: Date | null;
      decision_reason: Generated<string>;
      applied_by: string | null;
      applied_at: Date | null;
      reversed_by: string | null;
      reversed_at: Date | null;
      created_by: string;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
      search_words: Generated<string>;
    };
    fuel_adjustment_line: {
      id: Generated<string>;
      partition: string;
      adjustment_id: string;
      customer_id: string;
      clause_id: string;
      base_price: string | null;
      weight_percent: string | null;
      price_before: string | null;
      price: string | null;
      price_from: string | null;
      percent_before: string | null;
      /** Where the clause counts in another way from the day on; `percent_before` is null then. */
      other_before: Generated<string | null>;
      carried_least: Generated<string | null>;
      carried_most: Generated<string | null>;
      percent: string | null;
      raw_percent: string | null;
      bound: Generated<'' | 'threshold' | 'floor' | 'cap'>;
      rate_count: Generated<number>;
      month_net: Generated<number>;
      problem: Generated<string>;
      is_included: Generated<boolean>;
      letter: Generated<'' | 'applied' | 'reversed'>;
      letter_at: Date | null;
      letter_to: Generated<string>;
    };
    fuel_adjustment_load: {
      id: Generated<string>;
      partition: string;
      adjustment_id: string;
      load_id: string;
      customer_id: string;
      clause_id: string;
      carried: Generated<string | null>;
      is_carried_otherwise: Generated<boolean>;
      fuel_before: number;
      fuel_after: number;
      sell_before: number;
      sell_after: number;
      buy_before: number;
      buy_after: number;
      left_out: Generated<string>;
      applied_at: Date | null;
      reversed_at: Date | null;
      charges_before: KeptSide[] | null;
      charges_after: KeptSide[] | null;
    };
  }
}
