import { masterDesk } from '#platform/web/master-data/desk.ts';
import { profitCentres, profitCentreService } from '../contract.ts';
import { profitCentreTexts } from '../messages/index.ts';
import { profitCentrePages } from './index.ts';

export const profitCentreDesk = masterDesk(profitCentres, profitCentreService, profitCentreTexts, profitCentrePages);
