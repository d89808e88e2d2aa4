import { masterDesk } from '#platform/web/master-data/desk.ts';
import { fuelClauses, fuelClauseService } from '../contract.ts';
import { fuelClauseTexts } from '../messages/index.ts';
import { fuelClausePages } from './index.ts';

export const fuelClauseDesk = masterDesk(fuelClauses, fuelClauseService, fuelClauseTexts, fuelClausePages);
