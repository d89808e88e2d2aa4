import { masterChoices } from '#platform/web/master-data/desk.ts';
import { driverDesk } from '#modules/parties/drivers/web/desk.ts';
import { locationDesk } from '#modules/parties/locations/web/desk.ts';
import { trailerKinds, type vehicleKinds } from '../contract.ts';
import { vehicleDesk } from './desk.ts';

export const driverChoices = masterChoices(driverDesk);
export const locationChoices = masterChoices(locationDesk);
export const trailerChoices = masterChoices(vehicleDesk, {
  kind: [...trailerKinds] as (typeof vehicleKinds)[number][],
});
