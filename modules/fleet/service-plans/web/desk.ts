import { masterDesk } from '#platform/web/master-data/desk.ts';
import { servicePlans, servicePlanService } from '../contract.ts';
import { servicePlanTexts } from '../messages/index.ts';
import { servicePlanPages } from './index.ts';

export const servicePlanDesk = masterDesk(servicePlans, servicePlanService, servicePlanTexts, servicePlanPages);
