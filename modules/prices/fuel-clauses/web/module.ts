import { webModule } from '#platform/web/module.ts';
import { fuelClausePages, fuelClauseScreens } from './index.ts';

export const fuelClausesModule = webModule({
  name: 'fuel-clauses',
  screens: fuelClauseScreens,
  recordPages: { fuelClauses: { title: 'fuelClauses', path: fuelClausePages.formPath } },
});
