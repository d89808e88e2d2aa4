import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { ProposalState } from '#modules/money/journal-proposals/status.ts';
import './tables.ts';

/** As the trail names it. */
export const claimNoun = 'claim';

/** A claim with the names of whom and what it concerns. */
export type StoredClaim = Selectable<Tables['claim']> & {
  readonly party_name: string;
  readonly load_number: string | null;
  readonly purchase_invoice_no: string | null;
  readonly proposal_number: string | null;
  readonly proposal_status: ProposalState | null;
  /** The calendar date of its company. */
  readonly today: CalendarDate;
};

/** What a row of the list is made of; the table is `t`. */
export const claimColumns: RawBuilder<unknown> = sql`t.*, t.hand_in_by::text as hand_in_by, t.handed_in_on::text as handed_in_on,
  coalesce((select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id and t.side = 'supplier'),
           (select c.registered_name from customer c where c.partition = t.partition and c.id = t.customer_id and t.side = 'customer'), t.insurer) as party_name,
  (select l.load_number from load l where l.partition = t.partition and l.id = t.load_id) as load_number,
  (select p.supplier_invoice_no from purchase_invoice p where p.partition = t.partition and p.id = t.purchase_invoice_id) as purchase_invoice_no,
  (select j.number from journal_proposal j where j.partition = t.partition and j.id = t.proposal_id) as proposal_number,
  (select j.status from journal_proposal j where j.partition = t.partition and j.id = t.proposal_id) as proposal_status,
  (select (now() at time zone c.time_zone)::date::text from company c where c.partition = t.partition and c.id = t.company_id) as today`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** A claim; undefined where the caller has none with this id. */
export async function findClaim({ db, partition }: Reader, id: string): Promise<StoredClaim | undefined> {
  const { rows } = await sql<StoredClaim>`
    select ${claimColumns} from claim t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** The claims of an incident, the oldest first. */
export async function claimsOfIncident({ db, partition }: Reader, incidentId: string): Promise<readonly StoredClaim[]> {
  const { rows } = await sql<StoredClaim>`
    select ${claimColumns} from claim t where t.partition = ${partition} and t.incident_id = ${incidentId} order by t.claim_no`.execute(
    db,
  );
  return rows;
}
