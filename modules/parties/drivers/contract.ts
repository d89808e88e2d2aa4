import { z } from 'zod';
import { clientToday } from '#platform/client-day.ts';
import { checkSouthAfricanId, identityTypes } from '#platform/identifiers/south-african-id.ts';
import { languages } from '#platform/language.ts';
import { machine } from '#platform/machine.ts';
import { masterCode, masterData, optionalDate, reference } from '#platform/master-data.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { paperStates } from '#platform/papers.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { photoOperation } from '#modules/base/documents/photo.ts';
import { isMasked } from './identity.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    driver: unknown;
  }
  interface Channels {
    drivers: unknown;
  }
}

export const licenceCodes = ['B', 'EB', 'C1', 'EC1', 'C', 'EC'] as const;
export const driverAvailability = machine({
  initial: 'active',
  states: {
    active: { takeLeave: 'onLeave', suspend: 'suspended', leave: 'left' },
    onLeave: { return: 'active', suspend: 'suspended', leave: 'left' },
    suspended: { reinstate: 'active', leave: 'left' },
    left: { rejoin: 'active' },
    /** Named by a supplier for a load: nobody has seen the papers yet. */
    notChecked: { check: 'active', suspend: 'suspended', leave: 'left' },
  },
  past: {
    check: 'checked',
    takeLeave: 'wentOnLeave',
    return: 'returned',
    suspend: 'suspended',
    reinstate: 'reinstated',
    leave: 'leftService',
    rejoin: 'rejoined',
  },
});
const availabilities = driverAvailability.states;

/** The papers of a driver that end on a day. */
export const driverPapers = [
  'licenceExpiry',
  'prdpExpiry',
  'medicalExpiry',
  'dgTrainingExpiry',
  'passportExpiry',
  'workPermitExpiry',
] as const;

/** The documents that state them. */
export const driverDates = {
  licenceCardFront: 'licenceExpiry',
  prdp: 'prdpExpiry',
  medicalCertificate: 'medicalExpiry',
  dgTraining: 'dgTrainingExpiry',
  passport: 'passportExpiry',
  workPermit: 'workPermitExpiry',
} as const satisfies Partial<Record<DocumentType, (typeof driverPapers)[number]>>;

export const mobileStates = ['verified', 'unverified'] as const;

/** Too short to be any number; the numbering plans are asked on the server. */
const phone = text(30)
  .refine((number) => number === '' || number.replace(/\D/g, '').length >= 7, { error: 'phoneInvalid' })
  .default('');

export const drivers = masterData({
  noun: 'driver',
  channel: 'drivers',
  code: 'employeeNo',
  neverImported: ['idNumber'],
  stage: { field: 'availability', machine: driverAvailability },
  title: ({ name, surname }) => `${name} ${surname}`,
  fields: z
    .strictObject({
      /** The driver number: of the company's payroll, or one that is given to a supplier's driver. */
      employeeNo: masterCode(20),
      name: requiredText(60),
      surname: requiredText(60),
      idType: z.enum(identityTypes).default('SA_ID'),
      /** Read masked; a mask that comes back leaves the number as it is. */
      idNumber: text(24)
        .transform((number) => number.replace(/\s/g, '').toUpperCase())
        .default(''),
      dateOfBirth: optionalDate(),
      nationality: text(60).default(''),
      workPermitNo: text(30).default(''),
      workPermitExpiry: optionalDate(),
      mobile: phone,
      hasWhatsapp: z.boolean().default(false),
      email: z.union([z.literal(''), z.email().max(100)]).default(''),
      language: z.enum(languages).default('en'),
      /** For whom they drive; null for the company's own. */
      supplierId: reference('supplier'),
      licenceNo: text(30).default(''),
      licenceCode: z.enum(['', ...licenceCodes]).default(''),
      vehicleRestrictions: text(60).default(''),
      licenceIssue: optionalDate(),
      /** Of the card, as printed: never computed. */
      licenceExpiry: optionalDate(),
      /** Professional driving permit: G, P and D. */
      prdpGoods: z.boolean().default(false),
      prdpPassengers: z.boolean().default(false),
      prdpDangerousGoods: z.boolean().default(false),
      prdpExpiry: optionalDate(),
      medicalExpiry: optionalDate(),
      dgTrainingExpiry: optionalDate(),
      passportExpiry: optionalDate(),
      firstAid: z.boolean().default(false),
      crossBorder: z.boolean().default(false),
      homeDepotId: reference('location'),
      nextOfKinName: text(80).default(''),
      nextOfKinNumber: phone,
      availability: z.enum(availabilities).default('active'),
      blockedReason: text(200).default(''),
      notes: text(1000).default(''),
    })
    .superRefine(({ idType, idNumber }, checked) => {
      const problem = (code: string) => checked.addIssue({ code: 'custom', path: ['idNumber'], message: code });
      if (idNumber === '' || isMasked(idNumber)) return;
      if (idType !== 'SA_ID') {
        if (!/^[A-Z0-9]{5,20}$/.test(idNumber)) problem('documentNumberFormat');
        return;
      }
      const { ok, code } = checkSouthAfricanId(idNumber, { onDate: clientToday() });
      if (!ok && code) problem(code);
    })
    .refine(({ licenceIssue, licenceExpiry }) => !licenceIssue || !licenceExpiry || licenceIssue <= licenceExpiry, {
      path: ['licenceExpiry'],
      error: 'rangeReversed',
    })
    .refine(({ availability, blockedReason }) => availability !== 'suspended' || blockedReason !== '', {
      path: ['blockedReason'],
      error: 'required',
    }),
  filters: {
    availability: z.array(z.enum(availabilities)).max(10).optional(),
    licenceCode: z.array(z.enum(licenceCodes)).max(10).optional(),
    prdpDangerousGoods: z.boolean().optional(),
    supplierId: z.uuid().optional(),
    /** Drivers of the company itself, or else those who drive for a supplier. */
    isOwn: z.boolean().optional(),
    papers: z.enum(paperStates).optional(),
    /** Whether a code came back from the number; who has no number is in neither. */
    mobileState: z.enum(mobileStates).optional(),
  },
  facts: {
    supplierName: z.string().nullable(),
    /** The name of the file. */
    photo: z.string().nullable(),
    isMobileVerified: z.boolean(),
    /** Dates that approved documents state: they are not typed. */
    documentedDates: z.array(z.string()),
  },
});

export type DriverRow = z.output<typeof drivers.list.output>['rows'][number];
export type DriverFields = z.output<typeof drivers.fields>;

export const driverService = service('tripDirector', {
  getClientDrivers: drivers.list,
  postClientDriver: drivers.create,
  putClientDriver: drivers.change,
  /** The identity number of a driver in full; who looked is recorded in the history. */
  getClientDriverIdNumber: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ idNumber: z.string() }),
  }),
  putClientDriverPhoto: photoOperation,
  /** Sends a one-time code to the driver's mobile number, who tells it to the caller. */
  sendClientDriverCode: operation({
    audience: 'permitted',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ message: z.string(), resendAfterSeconds: z.int() }),
  }),
  /** The code came back: the number is the driver's. */
  verifyClientDriverMobile: operation({
    audience: 'permitted',
    input: z.strictObject({ id: z.uuid(), otp: text(20) }),
    output: z.object({ mobile: z.string() }),
  }),
  /** A supplier's drivers who are in service, and how many of them have a paper that has ended or will within thirty days. */
  getCarrierDriversAndAlertCount: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ keyIdentifier: z.uuid() }),
    output: z.object({ drivers: drivers.list.output.shape.rows, alertCount: z.int() }),
  }),
});
