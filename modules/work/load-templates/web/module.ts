import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { templateOfLoad, templateRight, templateScreens } from './index.ts';
import { templateListPath, templatePath } from './paths.ts';

export const loadTemplatesModule = webModule({
  name: 'load-templates',
  screens: [
    screen({
      path: '/loadTemplates',
      title: 'loadTemplates',
      needs: templateRight('getLoadTemplates'),
      component: templateScreens.list,
    }),
    screen({
      path: '/loadTemplates/$id',
      title: 'loadTemplate',
      needs: templateRight('getLoadTemplate'),
      parent: templateListPath,
      component: templateScreens.template,
    }),
  ],
  recordPages: { loadTemplates: { title: 'loadTemplates', path: templatePath } },
  loadParts: [templateOfLoad],
});
