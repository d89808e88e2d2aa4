import { z } from 'zod';
import { optionalDate } from '#platform/master-data.ts';
import { drivers, licenceCodes } from '#modules/parties/drivers/contract.ts';
import { vehicles } from '#modules/parties/vehicles/contract.ts';

const vehicle = vehicles.fields.shape;
const driver = drivers.fields.shape;

/** What a supplier says of a vehicle that is not on file; papers without a date are asked for when it is checked. */
export const namedVehicle = z.strictObject({
  registrationNumber: vehicle.registrationNumber,
  kind: vehicle.kind,
  make: vehicle.make,
  licenceExpiry: optionalDate(),
  roadworthyExpiry: optionalDate(),
  operatorCardExpiry: optionalDate(),
});
export type NamedVehicle = z.output<typeof namedVehicle>;

/** What a supplier says of a driver who is not on file. Nobody drives without a licence and a permit for goods. */
export const namedDriver = z.strictObject({
  name: driver.name,
  surname: driver.surname,
  mobile: driver.mobile,
  licenceCode: z.enum(licenceCodes),
  licenceExpiry: optionalDate(),
  /** Of the professional driving permit for goods. */
  prdpExpiry: optionalDate(),
});
export type NamedDriver = z.output<typeof namedDriver>;
