import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { implement, type Context, type Implementation } from '#platform/server/implement.ts';
import { partyService, type PartyNoun } from '../contract.ts';
import type { NumbersOnFile } from '../numbers.ts';

const fail = failures<FailureCode>();

/** A noun whose numbers are shown masked and opened one at a time. Declared by its module, listed in the composition root. */
export interface NumberedParty {
  readonly noun: PartyNoun;
  /** The right to read the record; its numbers are for nobody who cannot. */
  readonly reads: string;
  /** All numbers of one party in full; `notFound` where the caller sees no such party. */
  numbers(context: Context, id: string): Promise<NumbersOnFile>;
}

/** Opens numbers on file, one at a time; each look is an entry in the history of the party. */
export function partyOperations(parties: readonly NumberedParty[]): Implementation {
  return implement(partyService, {
    async getPartyNumber(context, { party: noun, id, directorId }) {
      const party = parties.find((each) => each.noun === noun);
      if (!party) throw fail('notFound', 'notFound');
      if (context.actor.kind !== 'user' || !context.actor.authorisations.has(party.reads))
        throw fail('forbidden', 'forbidden', { authorisation: party.reads });
      const { bankAccountNo, directors } = await party.numbers(context, id);
      if (directorId === undefined) {
        await context.audit({ noun, recordId: id, event: 'bankAccountShown', after: { bankAccountNo } });
        return { number: bankAccountNo };
      }
      const director = directors.find((each) => each.id === directorId);
      if (!director) throw fail('notFound', 'notFound');
      const { name, number } = director;
      await context.audit({ noun, recordId: id, event: 'identityShown', after: { name, idNumber: number } });
      return { number };
    },
  });
}
