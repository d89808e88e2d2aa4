import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { VatCycle } from '../kinds.ts';
import './tables.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

interface StoredSetting {
  readonly rest_limit: number;
  readonly vat_cycle: VatCycle;
  readonly version: number;
  readonly updated_by: string;
  readonly updated_at: Date | null;
}

/** The limits of a company; the usual ones where it has set none. */
export async function settingOf({ db, partition }: Reader, companyId: string): Promise<StoredSetting> {
  const { rows } = await sql<StoredSetting>`
    select rest_limit, vat_cycle, version, updated_by, updated_at from receipt_setting where partition = ${partition} and company_id = ${companyId}`.execute(
    db,
  );
  return rows[0] ?? { rest_limit: 500, vat_cycle: 'odd', version: 0, updated_by: '', updated_at: null };
}
