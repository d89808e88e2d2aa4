import type { Context } from '#platform/server/implement.ts';
import type { PartyNoun } from '#modules/parties/parties/contract.ts';
import { type BankDetails, recordBankVersion } from './versions.ts';

/**
 * `none`: nothing about the bank changed. `current`: the details are decided with the application, which nobody has
 * approved yet. `pending`: the party was approved with other details, and a second person must decide on these.
 */
export type BankChange = 'none' | 'current' | 'pending';

interface PartyBank<Detail> {
  readonly noun: PartyNoun;
  /** The bank details among the fields of the form. */
  readonly fields: readonly (keyof Detail)[];
  /** The same as versions spell them. */
  spelled(detail: Detail): BankDetails;
}

export interface BankWrite<Detail> {
  readonly id: string;
  /** A new party has no version that this one could replace. */
  readonly isNew?: boolean;
  readonly change: BankChange;
  /** For the trail. */
  readonly before?: Detail | undefined;
  readonly detail: Detail;
  readonly by: string;
  readonly byId: string | null;
}

/** How bank details change with the form of a kind of party. */
export function partyBank<Detail>({ noun, fields, spelled }: PartyBank<Detail>) {
  const of = (detail: Detail): Readonly<Record<string, unknown>> =>
    Object.fromEntries(fields.map((field) => [field, detail[field]]));
  return {
    isSame: (before: Detail, after: Detail) => fields.every((field) => before[field] === after[field]),
    /** The detail as it holds from now on: bank details that wait are not part of it. */
    inForce: (change: BankChange, before: Detail | undefined, detail: Detail): Detail =>
      change === 'pending' && before ? { ...detail, ...of(before) } : detail,
    async write(context: Context, { id, isNew = false, change, before, detail, by, byId }: BankWrite<Detail>) {
      if (change === 'none') return;
      const owner = { kind: noun, id };
      await recordBankVersion(context, { owner, details: spelled(detail), by, byId, status: change, isFirst: isNew });
      if (change === 'pending')
        await context.audit({
          noun,
          recordId: id,
          event: 'bankChangeRequested',
          ...(before && { before: of(before) }),
          after: of(detail),
        });
    },
  };
}
