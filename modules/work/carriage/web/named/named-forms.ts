import { z } from 'zod';
import type { NamedDriver, NamedVehicle } from '#modules/work/carriage/named-fields.ts';

// Types only of what the server declares: a carrier's phone fetches neither contracts nor rules for this form.

export const namedKinds = [
  'truckTractor',
  'rigid',
  'ldv',
  'semiTrailer',
  'interlink',
  'drawbar',
  'dolly',
] as const satisfies readonly NamedVehicle['kind'][];
export const namedCodes = ['B', 'EB', 'C1', 'EC1', 'C', 'EC'] as const satisfies readonly NamedDriver['licenceCode'][];

const required = z.string().trim().min(1, { error: 'required' });

export const namedVehicleForm = z.strictObject({
  registrationNumber: required,
  kind: z.enum(namedKinds),
  make: required,
  licenceExpiry: z.string(),
  roadworthyExpiry: z.string(),
  operatorCardExpiry: z.string(),
});
export type NamedVehicleForm = z.output<typeof namedVehicleForm>;
export const emptyVehicle = (kind: NamedVehicle['kind']): NamedVehicleForm => ({
  registrationNumber: '',
  kind,
  make: '',
  licenceExpiry: '',
  roadworthyExpiry: '',
  operatorCardExpiry: '',
});

export const namedDriverForm = z.strictObject({
  name: required,
  surname: required,
  mobile: z.string(),
  licenceCode: z.enum(namedCodes, { error: 'required' }),
  licenceExpiry: z.string(),
  prdpExpiry: required,
});
export type NamedDriverForm = z.output<typeof namedDriverForm>;
export const emptyDriver: NamedDriverForm = {
  name: '',
  surname: '',
  mobile: '',
  licenceCode: 'EC',
  licenceExpiry: '',
  prdpExpiry: '',
};

const dateOf = (typed: string) => typed || null;

/** As the server takes it: a date that nobody typed is none. */
export function vehicleInput({ licenceExpiry, roadworthyExpiry, operatorCardExpiry, ...form }: NamedVehicleForm) {
  return {
    ...form,
    licenceExpiry: dateOf(licenceExpiry),
    roadworthyExpiry: dateOf(roadworthyExpiry),
    operatorCardExpiry: dateOf(operatorCardExpiry),
  };
}

export function driverInput({ licenceExpiry, prdpExpiry, ...form }: NamedDriverForm) {
  return { ...form, licenceExpiry: dateOf(licenceExpiry), prdpExpiry: dateOf(prdpExpiry) };
}
