import { sql } from 'kysely';
import { literal } from '#platform/server/states-in-sql.ts';
import type { BankVersionState } from '../status.ts';

/** The bank details in force, as `openAccount` and the forms take them. */
export interface CurrentBank {
  readonly id: string;
  readonly bank: string;
  readonly branch_name: string;
  readonly branch_code: string;
  readonly bank_code: string;
  readonly account_sealed: string | null;
}

/** The bank details in force of the row `s` of an owner, in one statement with it. */
export function currentBank(ownerKind: string) {
  return sql<CurrentBank | null>`(select to_json(r) from (
    select b.id, b.bank, b.branch_name, b.branch_code, b.bank_code, b.account_sealed from bank_version b
     where b.partition = s.partition and b.owner_kind = ${ownerKind} and b.owner_id = s.id and b.status = ${literal<BankVersionState>('current')}) r)`;
}
