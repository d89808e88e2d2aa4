import { masterDesk } from '#platform/web/master-data/desk.ts';
import { profitCentres, profitCentreService } from '../contract.ts';
import { profitCentrePath } from './index.ts';

export const profitCentreDesk = masterDesk(profitCentres, profitCentreService, {
  listPath: '/profitcentres',
  formPath: profitCentrePath,
});
