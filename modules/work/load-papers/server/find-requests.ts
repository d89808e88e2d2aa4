import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkStatus } from '#platform/server/link-tables.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import { mobileOf } from '#modules/parties/links/server/index.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import type { PaperParty } from '../packet.ts';
import './tables.ts';

type Reading = Pick<Context, 'db' | 'partition'>;

/** A request with its link, as far as there is one. */
export type PaperRequest = Selectable<Tables['load_paper_request']> & {
  readonly recipient_name: string;
  readonly recipient_email: string;
  readonly recipient_mobile: string;
  readonly language: Language;
  readonly opened_at: Date | null;
  readonly expires_at: Date | null;
  readonly is_usable: boolean;
  readonly reminders: number;
};

async function requests({ db, partition }: Reading, which: RawBuilder<unknown>): Promise<PaperRequest[]> {
  const { rows } = await sql<PaperRequest>`
    select r.*, coalesce(l.recipient_name, '') as recipient_name, coalesce(l.recipient_email, '') as recipient_email,
        coalesce(l.recipient_mobile, '') as recipient_mobile, coalesce(l.language, 'en') as language, l.opened_at, l.expires_at,
        coalesce(l.status = ${literal<LinkStatus>('pending')} and l.ended_reason is null and l.locked_at is null and l.expires_at > now(), false) as is_usable,
        (select count(*)::int from link_reminder m where m.partition = r.partition and m.link_id = r.link_id) as reminders
      from load_paper_request r left join link l on l.partition = r.partition and l.id = r.link_id
     where r.partition = ${partition} and ${which} order by r.asked_at desc, r.id desc limit 50`.execute(db);
  return rows;
}

export async function findRequest(context: Reading, id: string): Promise<PaperRequest | undefined> {
  return (await requests(context, sql`r.id = ${id}`))[0];
}

/** The requests of a load, the newest first. */
export function requestsOf(context: Reading, loadId: string): Promise<PaperRequest[]> {
  return requests(context, sql`r.load_id = ${loadId}`);
}

/** What a load is still asked for. */
export function openRequests(context: Reading, loadId: string): Promise<PaperRequest[]> {
  return requests(context, sql`r.load_id = ${loadId} and r.ended_at is null`);
}

/** Of a load, as far as asking needs to know it. */
export interface AskedFor {
  readonly id: string;
  readonly company_id: string;
  readonly load_number: string;
  readonly status: LoadState;
  readonly customer_id: string;
  readonly supplier_id: string | null;
  readonly origin: string;
  readonly destination: string;
}

const columns = sql`id, company_id, load_number, status, customer_id, supplier_id, origin, destination`;

/** The load; held until the transaction ends where something is asked or answered, so that one follows the other. */
export async function loadAskedFor(
  { db, partition }: Reading,
  id: string,
  { lock = false } = {},
): Promise<AskedFor | undefined> {
  const { rows } = await sql<AskedFor>`
    select ${columns} from load where partition = ${partition} and id = ${id}
     ${lock ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

export interface PaperRecipient {
  readonly name: string;
  readonly email: string;
  /** Empty where none takes a code. */
  readonly mobile: string;
  readonly language: Language;
}

/** Who answers for a load's papers, as they stand on record; undefined for the own fleet, and without an address. */
export async function partyOf(
  { db, partition }: Reading,
  load: AskedFor,
  party: PaperParty,
): Promise<PaperRecipient | undefined> {
  const { rows } = await sql<{ name: string; email: string; mobile: string; language: Language }>`${
    party === 'carrier'
      ? sql`select registered_name as name, email, cell_no as mobile, language from supplier
             where partition = ${partition} and id = ${load.supplier_id}`
      : sql`select registered_name as name, email, mobile_number as mobile, language from customer
             where partition = ${partition} and id = ${load.customer_id}`
  }`.execute(db);
  const [found] = rows;
  return found && found.email !== '' ? { ...found, mobile: mobileOf(found.mobile) } : undefined;
}
