import { serverModule } from '#platform/server/module.ts';
import { partyFailureTexts } from '../messages/failures/index.ts';
import { partiesDescribed } from './described.ts';
import { partyOperations, type NumberedParty } from './numbers.ts';

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** Nouns whose identity and account numbers are shown masked. */
    readonly numberedParties: NumberedParty;
  }
}

export const partiesModule = serverModule({
  name: 'parties',
  operations: (product) => [partyOperations(product.all('numberedParties'))],
  described: [partiesDescribed],
  failureTexts: [partyFailureTexts],
});
