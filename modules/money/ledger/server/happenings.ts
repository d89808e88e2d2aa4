import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { PartyKind } from '../contract.ts';

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /**
     * What parties owe, or how much of it is settled, has changed: something was posted, allocated or undone. Not told for what
     * was counted before, as an invoice that was a draft.
     */
    readonly 'items.changed': {
      readonly companyId: string;
      readonly partyKind: PartyKind;
      readonly partyIds: readonly string[];
    };
  }
}

/** Tells that items of parties have changed, once for each kind of party. All money of a customer passes here. */
export async function tellChangeOfParties(
  context: Context,
  companyId: string,
  parties: readonly { readonly kind: PartyKind; readonly id: string }[],
): Promise<void> {
  const gathered = gatherings.get(context.db);
  if (gathered) {
    gathered.push(...parties);
    return;
  }
  for (const [partyKind, some] of Map.groupBy(parties, ({ kind }) => kind))
    await context.happened('items.changed', {
      companyId,
      partyKind,
      partyIds: [...new Set(some.map(({ id }) => id))].toSorted(),
    });
}

/** What is told at the end of a work of many postings, by its transaction. */
const gatherings = new WeakMap<Context['db'], { readonly kind: PartyKind; readonly id: string }[]>();

/**
 * Tells of all items that a work of one transaction changes once, at its end: of a customer whose thousand invoices are
 * settled the credit is reviewed once. What a savepoint takes back is told all the same, which changes nothing.
 */
export async function gatherChanges<T>(context: Context, companyId: string, work: () => Promise<T>): Promise<T> {
  const parties: { readonly kind: PartyKind; readonly id: string }[] = [];
  gatherings.set(context.db, parties);
  let done: T;
  try {
    done = await work();
  } finally {
    gatherings.delete(context.db);
  }
  await tellChangeOfParties(context, companyId, parties);
  return done;
}

/** The same by the items. Whoever writes or undoes allocations calls it. */
export async function tellChangeOfItems(
  context: Context,
  companyId: string,
  itemIds: readonly string[],
): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ kind: PartyKind; id: string }>`
    select distinct party_kind as kind, party_id as id from open_item
     where partition = ${partition} and id = any (${[...new Set(itemIds)]}::uuid[])`.execute(db);
  await tellChangeOfParties(context, companyId, rows);
}
