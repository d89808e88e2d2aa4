import { type Kysely, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Records, Versioned } from '#platform/server/records.ts';
import type { PartyNoun } from '#modules/parties/parties/contract.ts';
import type { BankOwnerKind } from './owners.ts';

/** Suppliers and customers as this file sees them. */
interface AnyParty {
  party: {
    readonly partition: string;
    readonly id: string;
    readonly registered_name: string;
    readonly account_number: string;
    readonly warnings: number;
  };
}

/**
 * A kind of party as owner of bank details, whose changes wait for a second person. `warning` is the code of the finding that
 * the details were changed: it has done its work once somebody decided.
 */
export function partyBankOwner<Stored extends Versioned, Noun extends PartyNoun>(
  records: Pick<Records<Stored, Noun>, 'lock' | 'change'>,
  noun: Noun,
  warning: string,
): BankOwnerKind {
  const rows = ({ db }: Pick<Context, 'db'>) => db as unknown as Kysely<AnyParty>;
  const parties = noun as unknown as 'party';

  async function forgetWarning(context: Context, id: string): Promise<void> {
    const { partition } = context;
    const { rows: kept } = await sql<{ forgotten: number }>`
      update ${sql.table(`${noun}_finding`)} set findings = jsonb_path_query_array(findings, '$[*] ? (@.code != $code)', ${JSON.stringify({ code: warning })})
       where partition = ${partition} and ${sql.ref(`${noun}_id`)} = ${id}
      returning jsonb_array_length(old.findings) - jsonb_array_length(new.findings) as forgotten`.execute(context.db);
    const forgotten = kept[0]?.forgotten ?? 0;
    await rows(context)
      .updateTable(parties)
      .set({ warnings: sql<number>`greatest(0, warnings - ${forgotten}::int)` })
      .where('partition', '=', partition)
      .where('id', '=', id)
      .execute();
  }
  return {
    kind: noun,
    async names(context, ids) {
      const named = await rows(context)
        .selectFrom(parties)
        .select(['id', 'registered_name as name', 'account_number as accountNumber'])
        .where('partition', '=', context.partition)
        .where('id', 'in', ids)
        .execute();
      return new Map(named.map(({ id, ...name }) => [id, name]));
    },
    async lock(context, id) {
      await records.lock(context, id);
    },
    async record(context, id, happening) {
      // Looking at a number changes nothing.
      if (happening.event === 'bankAccountShown') return context.audit({ noun, recordId: id, ...happening });
      await forgetWarning(context, id);
      await records.change(context, { id } as Pick<Stored, 'id'>, happening);
    },
  };
}
