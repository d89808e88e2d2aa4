import type { z } from 'zod';
import type { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import {
  type ImportedRecord,
  type ImportedValues,
  type ImportKind,
  refusalsOf,
  type WrittenRecord,
} from '#platform/server/import-kind.ts';
import { matchParties, partyKeys, recordsOf, type MatchedParty } from './import-matches.ts';
import { changeEach, staffOf, takeBackParties, type ChangedParty, type Untouched } from './import-writes.ts';

/** What one kind of party has to say so that a file of the books can bring it in. */
interface PartyImport<Stored extends { readonly id: string }, Values> extends Pick<
  ImportKind,
  'name' | 'channel' | 'reads' | 'creates' | 'updates' | 'fields' | 'labels'
> {
  readonly party: MatchedParty;
  readonly schema: z.ZodType<Values>;
  /** The fields that it lacks before it can be approved. */
  missing(values: Values): readonly string[];
  /** Ends those that were made by mistake; their trail stays. */
  end(context: Context, made: readonly Untouched[]): Promise<unknown>;
  stored(context: Context, ids: readonly string[]): Promise<readonly Stored[]>;
  recordOf(context: Context, stored: Stored): ImportedRecord;
  /** What refuses each of them because another one is there: asked by its own form too. */
  taken(
    context: Context,
    client: { readonly id: string; readonly name: string },
    parties: readonly { readonly values: Values; readonly ownId: string | null }[],
  ): Promise<readonly (Failure | undefined)[]>;
  /** Throws what staff who edit the record would be refused. */
  refuseEdit(context: Context, stored: Stored, values: Values): void;
  /** Throws what a new one would be refused besides. */
  refuseNew?(context: Context, values: Values): void;
  create(context: Context, rows: readonly Values[]): Promise<readonly WrittenRecord[]>;
  /** Changes one as staff do by hand, with all that follows: one that was approved may have to be decided again. */
  change(context: Context, row: ChangedParty<Values>): Promise<WrittenRecord>;
}

/** Customers and suppliers out of a client's books: found by their numbers, written as staff would by hand. */
export function partyImport<Stored extends { readonly id: string }, Values>(
  own: PartyImport<Stored, Values>,
): ImportKind {
  const { party } = own;
  /** Most files bring what is not there yet; planning the statement alone takes longer than all else that is asked of a piece. */
  const storedOf = async (context: Context, ids: readonly string[]) =>
    ids.length === 0 ? [] : own.stored(context, [...new Set(ids)]);
  const changeAll = (context: Context, rows: readonly ChangedParty<Values>[]) =>
    changeEach(rows, (row) => own.change(context, row));
  return {
    name: own.name,
    table: party.table,
    channel: own.channel,
    reads: own.reads,
    creates: own.creates,
    updates: own.updates,
    fields: own.fields,
    labels: own.labels,
    keys: [party.own.field, party.registration.field, party.vat.field],
    schema: own.schema as unknown as z.ZodType<ImportedValues>,
    missing: (values) => own.missing(values as unknown as Values),
    keyValues: (values) => partyKeys(party, values),

    async find(context, rows) {
      const matches = await matchParties(context, party, rows);
      const stored = await storedOf(
        context,
        matches.flatMap((ids) => ids.slice(0, 1)),
      );
      return recordsOf(
        matches,
        stored.map((one) => own.recordOf(context, one)),
      );
    },

    async refusals(context, rows) {
      const proposed = rows.map(({ values, record }) => ({
        values: values as unknown as Values,
        ownId: record?.id ?? null,
      }));
      const { companyId: id, companyName: name } = staffOf(context);
      const taken = await own.taken(context, { id, name }, proposed);
      const stored = await storedOf(
        context,
        proposed.flatMap(({ ownId }) => ownId ?? []),
      );
      const byId = new Map(stored.map((one) => [one.id, one]));
      const refused = await refusalsOf(proposed, ({ values, ownId }) => {
        const edited = byId.get(ownId ?? '');
        if (edited) own.refuseEdit(context, edited, values);
        else own.refuseNew?.(context, values);
      });
      return rows.map((_, place) => taken[place] ?? refused[place]);
    },

    create: (context, rows) => own.create(context, rows as unknown as readonly Values[]),
    change: (context, rows) => changeAll(context, rows as unknown as readonly ChangedParty<Values>[]),
    undo: (context, rows) =>
      takeBackParties(context, {
        table: party.table,
        end: (inside, made) => own.end(inside, made),
        rows: rows as unknown as readonly (WrittenRecord & { readonly before: Values | null })[],
        change: (changed) => changeAll(context, changed),
      }),
  };
}
