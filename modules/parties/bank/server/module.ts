import { serverModule } from '#platform/server/module.ts';
import { bankFailureTexts } from '../messages/failures/index.ts';
import { companyBankOwner, companyBankQueue } from './company-bank.ts';
import { bankDescribed } from './described.ts';
import { bankOperations } from './operations.ts';
import type { BankOwnerKind } from './owners.ts';
import { sealedAccounts } from './versions.ts';

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** Nouns that have bank details. */
    readonly bankOwners: BankOwnerKind;
  }
}

export const bankModule = serverModule({
  name: 'bank',
  operations: (product) => [bankOperations(product.all('bankOwners'))],
  described: [bankDescribed],
  failureTexts: [bankFailureTexts],
  bankOwners: [companyBankOwner],
  queues: [companyBankQueue],
  sealed: [sealedAccounts],
});
