import { masterDesk } from '#platform/web/master-data/desk.ts';
import { drivers, driverService } from '../contract.ts';
import { driverTexts } from '../messages/index.ts';
import { driverPages } from './index.ts';

export const driverDesk = masterDesk(drivers, driverService, driverTexts, driverPages);
