import { z } from 'zod';
import { machine } from '#platform/machine.ts';
import { masterCode, masterData, optionalDate, optionalNumber, reference } from '#platform/master-data.ts';
import { optionalAmount } from '#platform/money-codec.ts';
import { requiredText, service, text } from '#platform/operation.ts';
import { paperStates } from '#platform/papers.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { photoOperation } from '#modules/base/documents/photo.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    vehicle: unknown;
  }
  interface Channels {
    vehicles: unknown;
  }
}

export const vehicleKinds = ['truckTractor', 'rigid', 'ldv', 'semiTrailer', 'interlink', 'drawbar', 'dolly'] as const;
/** Those that are pulled. */
export const trailerKinds: readonly string[] = ['semiTrailer', 'interlink', 'drawbar', 'dolly'];
export const ownerships = ['own', 'leased', 'rented', 'supplier'] as const;
export const vehicleAvailability = machine({
  initial: 'available',
  states: {
    available: { repair: 'inWorkshop', withdraw: 'outOfService', reserve: 'reserved', sell: 'sold' },
    inWorkshop: { release: 'available', withdraw: 'outOfService', sell: 'sold' },
    outOfService: { release: 'available', repair: 'inWorkshop', sell: 'sold' },
    reserved: { release: 'available', repair: 'inWorkshop', withdraw: 'outOfService', sell: 'sold' },
    sold: { takeBack: 'available' },
    /** Named by a supplier for a load: nobody has seen its papers yet. */
    notChecked: { check: 'available', withdraw: 'outOfService' },
  },
  past: {
    check: 'checked',
    repair: 'sentToWorkshop',
    withdraw: 'withdrawn',
    reserve: 'reserved',
    release: 'released',
    sell: 'soldOrReturned',
    takeBack: 'takenBack',
  },
  sets: {
    /** It may be given to a load. */
    drivable: ['available', 'reserved'],
  },
});
const availabilities = vehicleAvailability.states;
export const suspensions = ['air', 'leaf'] as const;
export const tyreSpecs = ['single', 'double'] as const;
export const fuelTypes = ['diesel', 'petrol', 'gas', 'electric'] as const;
/** G for goods, D for dangerous goods. */
export const operatorCardCategories = ['G', 'D'] as const;

/** The papers of a vehicle that end on a day. */
export const vehiclePapers = [
  'licenceExpiry',
  'roadworthyExpiry',
  'operatorCardExpiry',
  'insuranceExpiry',
  'crossBorderPermitExpiry',
] as const;

/** The documents that state them. */
export const vehicleDates = {
  licenceDisc: 'licenceExpiry',
  roadworthyCertificate: 'roadworthyExpiry',
  operatorCard: 'operatorCardExpiry',
  vehicleInsurance: 'insuranceExpiry',
  crossBorderPermit: 'crossBorderPermitExpiry',
} as const satisfies Partial<Record<DocumentType, (typeof vehiclePapers)[number]>>;

/** What it has on board, as yes or no. */
export const vehicleFeatures = ['tailLift', 'forklift', 'dashcam', 'immobiliser', 'panicButton', 'adBlue'] as const;

/** From this year on vehicles have a number of 17 characters (ISO 3779). */
const firstVinYear = 1981;
const kilograms = optionalNumber(0, 200_000);

export const vehicles = masterData({
  noun: 'vehicle',
  channel: 'vehicles',
  code: 'registrationNumber',
  name: 'make',
  stage: { field: 'availability', machine: vehicleAvailability },
  title: ({ make, model }) => [make, model].filter(Boolean).join(' '),
  fields: z
    .strictObject({
      /** Without spaces and hyphens; plates of every country pass. */
      registrationNumber: z
        .string()
        .transform((plate) => plate.replace(/[\s-]/g, ''))
        .pipe(masterCode(10).refine((plate) => /^[A-Z0-9]{2,10}$|^$/.test(plate), { error: 'registrationNumber' })),
      kind: z.enum(vehicleKinds),
      make: requiredText(40),
      model: text(60).default(''),
      year: z.int().min(1950).max(2100).nullable().default(null),
      fleetNo: text(20).default(''),
      vin: text(17)
        .transform((vin) => vin.toUpperCase())
        .default(''),
      engineNo: text(30).default(''),
      /** The number of the vehicle in the register of the state. */
      registerNumber: text(20).default(''),
      equipmentTypeId: reference('equipmentType'),
      ownership: z.enum(ownerships).default('own'),
      supplierId: reference('supplier'),
      availability: z.enum(availabilities).default('available'),
      tareKg: kilograms,
      gvmKg: kilograms,
      gcmKg: kilograms,
      payloadKg: kilograms,
      /** Net power of the engine; 240 kg may be moved for each kilowatt. */
      powerKw: optionalNumber(1, 2000),
      volumeM3: optionalNumber(0, 1000),
      lengthM: optionalNumber(0, 60),
      axles: z.int().min(0).max(20).nullable().default(null),
      pallets: z.int().min(0).max(200).nullable().default(null),
      suspension: z.enum(['', ...suspensions]).default(''),
      tyreSize: text(30).default(''),
      tyreSpec: z.enum(['', ...tyreSpecs]).default(''),
      reeferUnit: text(60).default(''),
      reeferHours: optionalNumber(0, 999_999),
      fuelType: z.enum(['', ...fuelTypes]).default(''),
      tankLitres: optionalNumber(0, 5000),
      normKmPerLitre: optionalNumber(0.1, 50),
      /** Kilometres. */
      odometer: optionalNumber(0, 9_999_999),
      engineHours: optionalNumber(0, 999_999),
      fuelCardNo: text(30).default(''),
      tailLift: z.boolean().default(false),
      forklift: z.boolean().default(false),
      dashcam: z.boolean().default(false),
      immobiliser: z.boolean().default(false),
      panicButton: z.boolean().default(false),
      adBlue: z.boolean().default(false),
      defaultDriverId: reference('driver'),
      defaultTrailer1Id: reference('vehicle'),
      defaultTrailer2Id: reference('vehicle'),
      homeDepotId: reference('location'),
      trackerProvider: text(60).default(''),
      trackerDeviceId: text(60).default(''),
      licenceDiscNo: text(30).default(''),
      licenceExpiry: optionalDate(),
      roadworthyExpiry: optionalDate(),
      operatorCardNo: text(30).default(''),
      operatorCardCategory: z.enum(['', ...operatorCardCategories]).default(''),
      operatorCardExpiry: optionalDate(),
      insurancePolicy: text(40).default(''),
      insuranceExpiry: optionalDate(),
      crossBorderPermitNo: text(40).default(''),
      crossBorderPermitExpiry: optionalDate(),
      profitCentreId: reference('profitCentre'),
      purchaseDate: optionalDate(),
      /** Rand. */
      purchaseCost: optionalAmount(1_000_000_000),
      leaseEnd: optionalDate(),
      notes: text(1000).default(''),
    })
    .refine(
      ({ vin, year }) => vin === '' || (year ?? firstVinYear) < firstVinYear || /^[A-HJ-NPR-Z0-9]{17}$/.test(vin),
      {
        path: ['vin'],
        error: 'vinFormat',
      },
    )
    .refine(({ ownership, supplierId }) => ownership !== 'supplier' || supplierId !== null, {
      path: ['supplierId'],
      error: 'required',
    })
    .refine(({ ownership, supplierId }) => ownership === 'supplier' || supplierId === null, {
      path: ['ownership'],
      error: 'ownershipOfSupplier',
    })
    .refine(
      ({ kind, defaultTrailer1Id, defaultTrailer2Id }) =>
        !trailerKinds.includes(kind) || (defaultTrailer1Id === null && defaultTrailer2Id === null),
      { path: ['defaultTrailer1Id'], error: 'trailerPulls' },
    )
    .refine(({ kind, defaultDriverId }) => !trailerKinds.includes(kind) || defaultDriverId === null, {
      path: ['defaultDriverId'],
      error: 'trailerDriven',
    })
    .refine(
      ({ defaultTrailer1Id, defaultTrailer2Id }) =>
        defaultTrailer2Id === null || defaultTrailer1Id !== defaultTrailer2Id,
      { path: ['defaultTrailer2Id'], error: 'trailerTwice' },
    )
    .refine(({ tareKg, gvmKg }) => tareKg === null || gvmKg === null || tareKg < gvmKg, {
      path: ['gvmKg'],
      error: 'gvmBelowTare',
    })
    .refine(({ gvmKg, gcmKg }) => gvmKg === null || gcmKg === null || gvmKg <= gcmKg, {
      path: ['gcmKg'],
      error: 'gcmBelowGvm',
    }),
  filters: {
    kind: z.array(z.enum(vehicleKinds)).max(10).optional(),
    ownership: z.array(z.enum(ownerships)).max(10).optional(),
    availability: z.array(z.enum(availabilities)).max(10).optional(),
    supplierId: z.uuid().optional(),
    papers: z.enum(paperStates).optional(),
    defaultDriverId: z.uuid().optional(),
  },
  facts: {
    supplierName: z.string().nullable(),
    defaultDriverName: z.string().nullable(),
    /** Kilometres of the last reading that counts, whoever told it; `odometer` is what was typed into the record. */
    presentKm: z.number().nullable(),
    /** The name of the file. */
    photo: z.string().nullable(),
    /** Dates that approved documents state: they are not typed. */
    documentedDates: z.array(z.string()),
  },
});

export type VehicleRow = z.output<typeof vehicles.list.output>['rows'][number];
export type VehicleFields = z.output<typeof vehicles.fields>;

export const vehicleService = service('tripDirector', {
  getVehicles: vehicles.list,
  postVehicle: vehicles.create,
  putVehicle: vehicles.change,
  putVehiclePhoto: photoOperation,
});
