import { webModule } from '#platform/web/module.ts';
import { councilMinimumPages, councilMinimumScreens } from './index.ts';

export const councilMinimumsModule = webModule({
  name: 'council-minimums',
  screens: councilMinimumScreens,
  recordPages: { councilMinimums: { title: 'councilMinimums', path: councilMinimumPages.formPath } },
});
