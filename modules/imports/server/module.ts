import { serverModule } from '#platform/server/module.ts';
import { importKindsOf } from '#platform/server/product.ts';
import { importFailureTexts } from '../messages/failures/index.ts';
import { importOperations, kindsByName } from './operations.ts';
import { importJob } from './work.ts';

const permission = 'tripDirector.postImport';

export const importsModule = serverModule({
  name: 'imports',
  operations: (product) => [
    importOperations({ kinds: importKindsOf(product), failureCatalogues: product.all('failureTexts') }),
  ],
  failureTexts: [importFailureTexts],
  jobs: [(app, product) => importJob(app, kindsByName(importKindsOf(product)))],
  channels: [{ channel: 'imports', right: 'tripDirector.getImports' }],
  menu: [
    { group: 'Companies', place: 30, title: 'Import customers', url: '/importdebtor', permission },
    { group: 'Companies', place: 40, title: 'Import suppliers', url: '/importcreditor', permission },
  ],
});
