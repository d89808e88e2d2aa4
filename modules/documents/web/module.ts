import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { documentRight, documentScreens } from './index.ts';

export const documentsModule = webModule({
  name: 'documents',
  screens: [
    screen({
      path: '/documentManagement',
      title: 'documents',
      needs: documentRight('getDocuments'),
      component: documentScreens.list,
    }),
    screen({
      path: '/documentManagement/missing',
      title: 'missingDocuments',
      needs: documentRight('getMissingDocuments'),
      parent: '/documentManagement',
      component: documentScreens.missing,
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
