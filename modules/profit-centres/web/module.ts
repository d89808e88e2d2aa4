import { webModule } from '#platform/web/module.ts';
import { profitCentrePages, profitCentreScreens } from './index.ts';

export const profitCentresModule = webModule({
  name: 'profit-centres',
  screens: profitCentreScreens,
  recordPages: { profitCentres: { title: 'profitCentres', path: profitCentrePages.formPath } },
});
