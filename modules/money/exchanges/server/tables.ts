import type { ColumnType, Generated } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type {
  ExchangedNoun,
  ExchangeProblem,
  ExchangePurpose,
  ExchangeState,
  PartnerKind,
  StepOutcome,
} from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    exchange_partner: Narrowed<Rows['exchange_partner'], { kind: PartnerKind }>;
    exchange: Narrowed<
      Rows['exchange'],
      {
        direction: 'out' | 'in';
        purpose: ExchangePurpose;
        noun: ExchangedNoun;
        status: Generated<ExchangeState>;
        problem: Generated<'' | ExchangeProblem>;
        answer: ColumnType<Readonly<Record<string, string>> | null, string | null, string | null>;
      }
    >;
    exchange_step: Narrowed<Rows['exchange_step'], { kind: 'try' | 'lookUp'; outcome: StepOutcome }>;
  }
}
