import { type Selectable, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { cents, type Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import './tables.ts';

export const proposalNoun = 'journalProposal';

/** A proposal with the name of its company. */
export type StoredProposal = Selectable<Tables['journal_proposal']> & { readonly company_name: string };

/** What a row of the list is made of; the table is `t`. */
export const proposalColumns = sql`t.*,
  (select c.trade_name from company c where c.partition = t.partition and c.id = t.company_id) as company_name`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** A proposal; undefined where the caller has none with this id. */
export async function findProposal({ db, partition }: Reader, id: string): Promise<StoredProposal | undefined> {
  const { rows } = await sql<StoredProposal>`
    select ${proposalColumns} from journal_proposal t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** A line as it was typed. */
export interface TypedLine {
  readonly row: number;
  readonly group: string;
  readonly account: string;
  readonly centre: string;
  readonly text: string;
  readonly debit: Cents | null;
  readonly credit: Cents | null;
  readonly vatCode: string;
  readonly loadNumber: string;
  readonly party: string;
  readonly number: string;
  readonly date: CalendarDate | null;
  readonly dueDate: CalendarDate | null;
}

/** The lines of a proposal in their order. */
export async function linesOf({ db, partition }: Reader, id: string): Promise<readonly TypedLine[]> {
  type Row = Omit<TypedLine, 'debit' | 'credit'> & { readonly debit: number | null; readonly credit: number | null };
  const { rows } = await sql<Row>`
    select row_no as row, journal_group as "group", account, centre, text, debit, credit, vat_code as "vatCode", load_number as "loadNumber", party,
           item_number as number, item_date::text as date, due_date::text as "dueDate"
      from journal_proposal_line where partition = ${partition} and proposal_id = ${id} order by row_no`.execute(db);
  return rows.map(({ debit, credit, ...line }) => ({
    ...line,
    debit: debit === null ? null : cents(debit),
    credit: credit === null ? null : cents(credit),
  }));
}
