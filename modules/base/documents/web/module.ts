import { type AllParts, webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { type DocumentMode, documentRight, documentScreens } from './index.ts';

declare module '#platform/web/module.ts' {
  interface WebParts {
    /** Sides of the desk for documents that other modules show. */
    readonly documentModes: () => Promise<DocumentMode>;
  }
}

const modesIn = (all: AllParts) => () => Promise.all(all('documentModes').map((mode) => mode()));

export const documentsModule = webModule({
  name: 'documents',
  screens: (all) => [
    screen({
      path: '/documentManagement',
      title: 'documents',
      needs: documentRight('getDocuments'),
      component: documentScreens.list(modesIn(all)),
    }),
    screen({
      path: '/documentManagement/missing',
      title: 'missingDocuments',
      needs: documentRight('getMissingDocuments'),
      parent: '/documentManagement',
      component: documentScreens.missing(modesIn(all)),
    }),
    screen({
      path: '/documentManagement/$id',
      title: 'document',
      needs: documentRight('getDocument'),
      parent: '/documentManagement',
      component: documentScreens.document,
    }),
  ],
});
