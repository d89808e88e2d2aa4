import type { Generated } from 'kysely';
import type { BankVersionState } from '../status.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    bank_rule: { partition: string; company_id: string; needs_second_factor: boolean };
    bank_version: {
      id: string;
      partition: string;
      owner_kind: string;
      owner_id: string;
      status: BankVersionState;
      bank: string;
      branch_name: string;
      branch_code: string;
      bank_code: string;
      account_sealed: string | null;
      account_index: string | null;
      account_last4: string;
      recorded_by: string;
      recorded_by_id: string | null;
      recorded_at: Generated<Date>;
      decided_by: string | null;
      decided_by_id: string | null;
      decided_at: Date | null;
      reject_reason: string | null;
      version: Generated<number>;
    };
  }
}
