import { webModule } from '#platform/web/module.ts';
import { importScreens } from './index.ts';

export const importsModule = webModule({
  name: 'imports',
  screens: importScreens,
});
