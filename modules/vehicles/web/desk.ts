import { masterDesk } from '#platform/web/master-data/desk.ts';
import { vehicles, vehicleService } from '../contract.ts';
import { vehiclePath } from './index.ts';

export const vehicleDesk = masterDesk(vehicles, vehicleService, {
  listPath: '/vehicles',
  formPath: vehiclePath,
});
