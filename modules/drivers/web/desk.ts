import { masterDesk } from '#platform/web/master-data/desk.ts';
import { drivers, driverService } from '../contract.ts';
import { driverPath } from './index.ts';

export const driverDesk = masterDesk(drivers, driverService, {
  listPath: '/drivers',
  formPath: driverPath,
});
