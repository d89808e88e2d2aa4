import { webModule } from '#platform/web/module.ts';
import type { CentrePart } from './centre-part.ts';
import { profitCentrePages, profitCentreScreens } from './index.ts';

declare module '#platform/web/module.ts' {
  interface WebParts {
    /** Tabs of other modules on the page of a profit centre. */
    readonly centreParts: () => Promise<CentrePart>;
  }
}

export const profitCentresModule = webModule({
  name: 'profit-centres',
  screens: (all) => profitCentreScreens(() => Promise.all(all('centreParts').map((part) => part()))),
  recordPages: { profitCentres: { title: 'profitCentres', path: profitCentrePages.formPath } },
});
