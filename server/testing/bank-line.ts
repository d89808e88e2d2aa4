import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

type Columns = Readonly<Record<string, unknown>>;

/** What settles a line; of it nothing is read. */
const settler = '00000000-0000-7000-8000-000000000001';

/** A line of a statement that waits to be settled; answers its account. */
export async function bankLine(
  insert: (table: string, named: Columns) => Promise<string>,
  db: Db,
  { companyId, place }: { readonly companyId: string; readonly place: number },
): Promise<string> {
  const company = { company_id: companyId };
  const { rows } = await sql<{ id: string }>`
    select id from journal_account where code = '1000'`.execute(db);
  const accountId = await insert('bank_account', {
    ...company,
    name: `Bank ${place}`,
    number_index: `life-${place}`,
    currency: 'ZAR',
    account_id: rows[0]!.id,
  });
  const fileId = await insert('bank_file', { ...company, origin: 'upload', findings: '[]', status: 'DONE' });
  const statementId = await insert('bank_statement', {
    ...company,
    account_id: accountId,
    file_id: fileId,
    place: 1,
    currency: 'ZAR',
    format: 'mt940',
  });
  await insert('bank_line', {
    ...company,
    account_id: accountId,
    statement_id: statementId,
    line: 1,
    amount: 100,
    currency: 'ZAR',
    nth: 1,
  });
  return accountId;
}

/** The columns of a line beside its state. */
export const bankLineState = (state: string): Columns => ({
  settled_by_kind: state === 'SETTLED' ? 'receipt' : '',
  settled_by_id: state === 'SETTLED' ? settler : null,
  reason: state === 'IGNORED' ? 'Booked by hand.' : '',
});

/** What the callers of events of a line add. */
export const bankLineColumns: Readonly<Record<string, Columns>> = {
  settle: { settled_by_kind: 'receipt', settled_by_id: settler },
  unsettle: { settled_by_kind: '', settled_by_id: null },
  ignore: { reason: 'Booked by hand.' },
  restore: { reason: '' },
};
