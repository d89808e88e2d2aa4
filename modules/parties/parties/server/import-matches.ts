import { sql, type RawBuilder } from 'kysely';
import { checkCompanyRegistration } from '#platform/identifiers/company-registration.ts';
import { compact } from '#platform/identifiers/raw-text.ts';
import { sameNameKey } from '#platform/names.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedRecord, ImportedValues } from '#platform/server/import-kind.ts';

/** How a kind of party is told by the numbers of a row, and where it is stored (as `p`). */
export interface MatchedParty {
  readonly table: 'customer' | 'supplier';
  /** Field of the row → column; the surest first. */
  readonly own: { readonly field: string; readonly column: string };
  readonly registration: { readonly field: string; readonly column: string };
  readonly vat: { readonly field: string; readonly column: string };
  /** What holds for those that count. */
  readonly isLive: RawBuilder<unknown>;
  /** What holds for those that keep their own number, in any company. */
  readonly bearsOwn: RawBuilder<unknown>;
}

function numbersOf({ own, registration, vat }: MatchedParty, values: ImportedValues) {
  const written = (field: string) => String(values[field] ?? '').trim();
  return {
    own: written(own.field),
    registration: checkCompanyRegistration(written(registration.field), { today: '9999-12-31' }).normalised,
    vat: compact(written(vat.field)),
  };
}

/** What tells the party of a row from others, also within one file. */
export function partyKeys(party: MatchedParty, values: ImportedValues): readonly string[] {
  const numbers = Object.entries(numbersOf(party, values)).filter(([, value]) => value !== '');
  const name = sameNameKey(String(values['registeredName'] ?? ''));
  return [...numbers.map(([kind, value]) => `${kind}:${value}`), ...(name === '' ? [] : [`name:${name}`])];
}

/** For each row the parties of the company that bear the surest of its numbers; usually none or one. */
export async function matchParties(
  context: Context,
  party: MatchedParty,
  rows: readonly ImportedValues[],
): Promise<readonly (readonly string[])[]> {
  const asked = rows.map((values, place) => ({ place, ...numbersOf(party, values) }));
  const by = (rank: number, asks: 'own' | 'registration' | 'vat') => sql`
    select a.place, ${sql.lit(rank)} as rank, p.id from asked a join ${sql.table(party.table)} p
        on p.partition = ${context.partition} and p.company_id = ${companyOf(context)}
       and p.${sql.ref(party[asks].column)} = a.${sql.ref(asks)} and ${party.isLive}
       -- As the partial indexes say it; without it each piece of the file would read the whole table.
       and p.${sql.ref(party[asks].column)} <> ''
     where a.${sql.ref(asks)} <> ''`;
  const { rows: found } = await sql<{ place: number; rank: number; id: string }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(place int, own text, registration text, vat text)
    ) ${by(1, 'own')} union all ${by(2, 'registration')} union all ${by(3, 'vat')}`.execute(context.db);
  const byPlace = Map.groupBy(found, ({ place }) => place);
  return rows.map((_, place) => {
    const matches = byPlace.get(place) ?? [];
    const surest = Math.min(...matches.map(({ rank }) => rank));
    return [...new Set(matches.filter(({ rank }) => rank === surest).map(({ id }) => id))];
  });
}

/** The records behind the matches. */
export function recordsOf(
  matches: readonly (readonly string[])[],
  stored: readonly ImportedRecord[],
): readonly (ImportedRecord | undefined)[] {
  const byId = new Map(stored.map((record) => [record.id, record]));
  return matches.map((ids) => {
    const record = ids[0] === undefined ? undefined : byId.get(ids[0]);
    return record && (ids.length > 1 ? { ...record, isAmbiguous: true } : record);
  });
}

/** The company that the person who brings a file in works for. */
export function companyOf({ actor }: Pick<Context, 'actor'>): string {
  return actor.kind === 'user' ? actor.companyId : '';
}
