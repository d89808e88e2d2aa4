import { serverModule } from '#platform/server/module.ts';
import { importKindsOf } from '#platform/server/product.ts';
import { importFailureTexts } from '../messages/failures/index.ts';
import { importsDescribed } from './described.ts';
import { importOperations, kindsByName } from './operations.ts';
import { importJob } from './work.ts';

export const importsModule = serverModule({
  name: 'imports',
  operations: (product) => [
    importOperations({ kinds: importKindsOf(product), failureCatalogues: product.all('failureTexts') }),
  ],
  described: [importsDescribed],
  failureTexts: [importFailureTexts],
  jobs: [(app, product) => importJob(app, kindsByName(importKindsOf(product)))],
  channels: [{ channel: 'imports', right: 'tripDirector.getImports' }],
});
