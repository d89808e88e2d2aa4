import { masterDesk } from '#platform/web/master-data/desk.ts';
import { vehicles, vehicleService } from '../contract.ts';
import { vehicleTexts } from '../messages/index.ts';
import { vehiclePages } from './index.ts';

export const vehicleDesk = masterDesk(vehicles, vehicleService, vehicleTexts, vehiclePages);
