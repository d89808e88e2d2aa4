import { serverModule } from '#platform/server/module.ts';
import { payRateFailureTexts } from '../messages/failures/index.ts';
import { payRatesDescribed } from './described.ts';
import { payRateOperations } from './operations.ts';
import type { PayRateOwner } from './owners.ts';

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** Nouns whose records say by what suppliers or drivers are paid. */
    readonly payRateOwners: PayRateOwner;
  }
}

export const payRatesModule = serverModule({
  name: 'pay-rates',
  operations: (product) => [payRateOperations(product.all('payRateOwners'))],
  described: [payRatesDescribed],
  failureTexts: [payRateFailureTexts],
});
