import { z } from 'zod';
import { masterCode, masterData, optionalNumber } from '#platform/master-data.ts';
import { requiredText, service, text } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    equipmentType: unknown;
  }
  interface Channels {
    equipmentTypes: unknown;
  }
}

export const equipmentClasses = [
  'rigid',
  'truckTractor',
  'semi',
  'interlink',
  'flatDeck',
  'tautliner',
  'tanker',
  'reefer',
  'skeletal',
  'sideTipper',
  'lowBed',
  'ldv',
] as const;

export const equipmentTypes = masterData({
  noun: 'equipmentType',
  channel: 'equipmentTypes',
  code: 'vehicleId',
  name: 'description',
  // The specification does not know of it; a load is planned better with it.
  wanted: ['class'],
  fields: z.strictObject({
    vehicleId: masterCode(20),
    shortcode: requiredText(12),
    description: requiredText(80),
    class: z.enum(['', ...equipmentClasses]).default(''),
    /** Tonnes. */
    payloadMass: z.number().min(0.001).max(200),
    /** Cubic metres; 0 where volume does not limit a load. */
    volumeMax: z.number().min(0).max(1000).default(0),
    pallets: z.int().min(0).max(200).default(0),
    lengthM: z.number().min(0).max(60).default(0),
    axles: z.int().min(0).max(20).default(0),
    /** How many trailers a load names besides the vehicle. */
    trailerCount: z.int().min(0).max(2).default(0),
    temperatureCapable: z.boolean().default(false),
    dgCapable: z.boolean().default(false),
    requiredLicenceCode: text(6).default(''),
    defaultKmPerLitre: optionalNumber(0.1, 50),
    co2FactorGPerTkm: optionalNumber(0, 5000),
  }),
  filters: { class: z.array(z.enum(equipmentClasses)).max(20).optional() },
});

export const equipmentTypeService = service('tripDirector', {
  getEquipment: equipmentTypes.list,
  postEquipment: equipmentTypes.create,
  putEquipment: equipmentTypes.change,
});
