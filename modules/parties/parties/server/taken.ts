import { type RawBuilder, sql } from 'kysely';
import { Failure } from '#platform/failure.ts';
import { sameNameKey } from '#platform/names.ts';
import type { Context } from '#platform/server/implement.ts';
import type { MatchedParty } from './import-matches.ts';

/** What nobody else of the same client may bear. */
export interface ComparedNames {
  readonly registeredName: string;
  /** ISO code: numbers of another country are other numbers. */
  readonly country: string;
  readonly registration: string;
  readonly vat: string;
  /** The number in the client's books; empty when it is not given here. */
  readonly own: string;
  /** The party itself, when it is there already. */
  readonly ownId: string | null;
}

export interface TakenBy {
  readonly what: 'name' | 'number' | 'own';
  readonly id: string;
}

const noOne = '00000000-0000-0000-0000-000000000000';

/**
 * For each of these parties the live one of the same client that makes it impossible, and what of it that one bears. Asked
 * with one by whoever saves a form, with hundreds by an import.
 */
async function findTaking(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  party: MatchedParty,
  companyId: string,
  parties: readonly ComparedNames[],
): Promise<readonly (TakenBy | undefined)[]> {
  const asked = parties.map((each, place) => ({
    ...each,
    place,
    key: sameNameKey(each.registeredName),
    ownId: each.ownId ?? noOne,
  }));
  const bearing = (
    what: TakenBy['what'],
    field: 'key' | 'registration' | 'vat' | 'own',
    where: RawBuilder<unknown>,
  ) => sql`
    select a.place, ${sql.lit(what)} as what, p.id from asked a
      join ${sql.table(party.table)} p on p.partition = ${partition} and ${where}
     where a.${sql.ref(field)} <> '' and p.id <> a."ownId"`;
  // With the conditions of the unique indexes, so that they are what is read.
  const live = sql`p.company_id = ${companyId} and ${party.isLive}`;
  const column = (name: string) => sql.ref(`p.${name}`);
  const { rows } = await sql<TakenBy & { place: number }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a(place int, key text, country text, registration text, vat text, own text, "ownId" uuid)
    )
    ${bearing('name', 'key', sql`${live} and p.registered_key = a.key`)} union all
    ${bearing('number', 'registration', sql`${live} and p.country_code = a.country and ${column(party.registration.column)} = a.registration and ${column(party.registration.column)} <> ''`)} union all
    ${bearing('number', 'vat', sql`${live} and p.country_code = a.country and ${column(party.vat.column)} = a.vat and ${column(party.vat.column)} <> ''`)} union all
    ${bearing('own', 'own', sql`${party.bearsOwn} and ${column(party.own.column)} = a.own and ${column(party.own.column)} <> ''`)}`.execute(
    db,
  );
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return parties.map((_, place) => {
    const found = byPlace.get(place) ?? [];
    return order.map((what) => found.find((each) => each.what === what)).find((each) => each !== undefined);
  });
}

const order: readonly TakenBy['what'][] = ['name', 'number', 'own'];

/** Whether the client has a live party of this name. */
export async function isNameTaken(
  context: Pick<Context, 'db' | 'partition'>,
  party: MatchedParty,
  { name, companyId, ownId }: { readonly name: string; readonly companyId: string; readonly ownId: string | null },
): Promise<boolean> {
  const nothing = { country: '', registration: '', vat: '', own: '' };
  const [other] = await findTaking(context, party, companyId, [{ ...nothing, registeredName: name, ownId }]);
  return other !== undefined;
}

type Taken = TakenBy['what'];

interface Distinct<Detail, Code extends string> {
  readonly party: MatchedParty;
  /** What of a form nobody else of the client may bear. */
  names(detail: Detail): Pick<ComparedNames, 'registeredName' | 'country' | 'registration' | 'vat'>;
  /** What the other one's id is called in the details of a refusal. */
  readonly id: 'id' | 'keyIdentifier';
  /** For each of them the field at which it is refused, and the code. */
  readonly refused: Readonly<Record<Taken, readonly [path: string, code: Code]>>;
}

export interface TakingClient {
  readonly id: string;
  readonly name: string;
}

/** What refuses a party because the client has another one with the same name or numbers. */
export function distinct<Detail, Code extends string>({ party, names, id, refused }: Distinct<Detail, Code>) {
  function refusal(what: Taken, client: Pick<TakingClient, 'name'>, otherId?: string): Failure {
    const [path, code] = refused[what];
    if (what === 'own') return new Failure(code, 'rule', {}, { [path]: { code } });
    const details = { client: client.name };
    return new Failure(code, 'rule', { ...details, ...(otherId && { [id]: otherId }) }, { [path]: { code, details } });
  }
  const constraints = new Map<unknown, Taken>([
    [`${party.table}_name_once`, 'name'],
    [`${party.table}_registration_once`, 'number'],
    [`${party.table}_vat_once`, 'number'],
    [`${party.table}_${party.own.column}_once`, 'own'],
  ]);
  return {
    /** What refuses each of these parties of a client. The other one's id is for those who may see it. */
    async refusals(
      context: Context,
      client: TakingClient,
      parties: readonly { readonly detail: Detail; readonly own: string; readonly ownId: string | null }[],
      { namesOther }: { readonly namesOther: boolean } = { namesOther: false },
    ): Promise<readonly (Failure | undefined)[]> {
      const compared = parties.map(({ detail, own, ownId }) => ({ ...names(detail), own, ownId }));
      const taking = await findTaking(context, party, client.id, compared);
      return taking.map((other) => other && refusal(other.what, client, namesOther ? other.id : undefined));
    },
    /** What the database refused because somebody else was quicker. */
    refusedByDatabase(error: unknown, client: Pick<TakingClient, 'name'>): Failure | undefined {
      const { code, constraint } = error as { code?: unknown; constraint?: unknown };
      const what = code === '23505' ? constraints.get(constraint) : undefined;
      return what && refusal(what, client);
    },
  };
}
