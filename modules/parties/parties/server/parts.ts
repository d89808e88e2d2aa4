import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { PartyNoun } from '../contract.ts';
import type { PartyFinding } from '../findings.ts';
import type { StoredDirector } from './directors.ts';
import { decisionRow, type StatusChange, type StoredFinding, storedFindings } from './rows.ts';

/** A party's parts as this file sees them: tables of its noun, whose rows name it in a column of the noun. */
interface AnyPart {
  part: Readonly<Record<string, unknown>>;
}

type Rewritten = 'director' | 'finding';

/** Writes what belongs to the row of a party. */
export function partyParts(noun: PartyNoun) {
  const owner = `${noun}_id`;
  const parts = ({ db }: Pick<Context, 'db'>) => db as unknown as Kysely<AnyPart>;
  const table = (part: Rewritten | 'decision') => `${noun}_${part}` as 'part';

  async function insert(context: Context, into: 'part', partyId: string, rows: readonly object[]): Promise<void> {
    if (rows.length === 0) return;
    await parts(context)
      .insertInto(into)
      .values(rows.map((row) => ({ ...row, [owner]: partyId })))
      .execute();
  }

  /**
   * Keeps why statuses changed. A change to the same status is not kept, unless it asked for something or has `more` to say.
   */
  async function writeDecisions(
    context: Context,
    decisions: readonly { readonly partyId: string; readonly change: StatusChange; readonly more?: object }[],
  ): Promise<void> {
    const rows = decisions
      .filter(({ change, more }) => change.from !== change.to || change.linkId || more)
      .map(({ partyId, change, more }) => ({ ...decisionRow(context, change), ...more, [owner]: partyId }));
    if (rows.length === 0) return;
    await parts(context).insertInto(table('decision')).values(rows).execute();
  }

  return {
    /** Takes away what the form's version of a party replaces: its directors and what the checks found, or some of it. */
    async clear(
      context: Context,
      partyId: string,
      which: readonly Rewritten[] = ['director', 'finding'],
    ): Promise<void> {
      for (const part of which)
        await parts(context)
          .deleteFrom(table(part))
          .where('partition', '=', context.partition)
          .where(owner, '=', partyId)
          .execute();
    },
    /** Directors, in the order in which they were listed. */
    writeDirectors: (context: Context, partyId: string, rows: readonly object[]) =>
      insert(context, table('director'), partyId, rows),
    async writeFindings(context: Context, partyId: string, findings: readonly PartyFinding[]): Promise<void> {
      if (findings.length === 0) return;
      const row = { partition: context.partition, findings: JSON.stringify(storedFindings(findings)) };
      await insert(context, table('finding'), partyId, [row]);
    },
    writeDecisions,
    /** Keeps why the status of one party changed. */
    writeDecision: (context: Context, partyId: string, change: StatusChange, more?: object) =>
      writeDecisions(context, [{ partyId, change, ...(more && { more }) }]),
  };
}

/** Rows as a JSON array, in the order of their statement. */
function rowsOf<Row>(rows: RawBuilder<unknown>): RawBuilder<Row[]> {
  return sql<Row[]>`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;
}

/** Reads what belongs to the row `s` of a party, in one statement with it. */
export function partsOf(noun: PartyNoun) {
  const ofParty = (part: string) => sql`
    from ${sql.table(`${noun}_${part}`)} p where p.partition = s.partition and p.${sql.ref(`${noun}_id`)} = s.id`;
  return {
    /** Its directors, with the columns that only this noun has of them. */
    directors: <Column extends string>(...own: readonly Column[]) =>
      rowsOf<StoredDirector & Readonly<Record<Column, string>>>(
        sql`select p.id, p.name, p.id_type, p.id_number_sealed, ${sql.join(own.map((column) => sql.ref(`p.${column}`)))}
          ${ofParty('director')} order by p.position`,
      ),
    findings: sql<StoredFinding[]>`coalesce((select p.findings ${ofParty('finding')}), '[]')`,
  };
}
