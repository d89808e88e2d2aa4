import { z } from 'zod';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { linkKey } from '#modules/parties/links/contract.ts';
import { moment } from '#modules/work/loads/fields.ts';
import { inspectedUnit, inspectionAnswer, openDefect } from './answers.ts';
import { answerFields, inspectionLimits, odometerKm } from './fields.ts';
import { dayStandings, inspectionKinds, vehicleInspectionLife } from './status.ts';

const id = z.uuid();
const name = z.string();
const timestamp = z.iso.datetime();

/** A name that a phone gives to itself or a file. */
const ownId = requiredText(80).refine((value) => value.length >= 8, { error: 'required' });
const ofLink = { key: linkKey, guestId: z.string().max(128).optional() };
const ofPhone = { ...ofLink, sourceDevice: ownId };
const byLink = { audience: 'guest', byLink: true } as const;

/** An inspection as its driver may see it. */
export const vehicleCheck = z.object({
  id,
  version: name,
  eventNo: name,
  kind: z.enum(inspectionKinds),
  state: z.enum(vehicleInspectionLife.states),
  /** Items may still be answered. */
  isOpen: z.boolean(),
  language: name,
  timeZone: name,
  now: timestamp,
  clientName: name,
  /** Whom the driver phones. */
  telephone: name,
  driverName: name,
  templateVersion: z.int(),
  units: z.array(inspectedUnit),
  items: z.array(inspectionAnswer),
  defects: z.array(openDefect),
  lastOdometer: z.number().nullable(),
});
export type VehicleCheck = z.output<typeof vehicleCheck>;

/** What the driver's phone asks and tells, by its link and without a code (decision 0242). */
export const checkService = service('tripDirector', {
  getVehicleCheck: operation({ ...byLink, input: z.strictObject(ofLink), output: vehicleCheck }),
  /**
   * The inspection of the day for the truck and trailers of a driver's trip, by the link of the trip. It is opened where there is
   * none, so that the phone has it before the network goes. Null where the trip asks for none.
   */
  openTripVehicleCheck: operation({
    ...byLink,
    input: z.strictObject({
      ...ofLink,
      /** The inspection whose address the phone has already. */
      known: id.nullable().default(null),
    }),
    output: z.object({
      check: z
        .object({
          id,
          eventNo: name,
          standing: z.enum(dayStandings),
          /** Its address on the phone; empty where the phone has it, and where nothing is left to do. */
          url: name,
        })
        .nullable(),
    }),
  }),
  /** Answers as they come, however late; the latest of an item counts, whatever is sent twice. */
  postVehicleCheckAnswers: operation({
    ...byLink,
    input: z.strictObject({
      ...ofPhone,
      sentAt: moment,
      answers: z
        .array(
          z.strictObject({
            ...answerFields,
            /** By the clock of the phone. */
            answeredAt: moment,
            /** The ids that the phone gave to its photos of the item; they come by themselves. */
            photos: z.array(ownId).max(10, { error: 'tooMany' }).default([]),
          }),
        )
        .max(inspectionLimits.answers, { error: 'tooMany' })
        .default([]),
      acknowledged: z.array(id).max(100).default([]),
    }),
    output: z.object({ version: name, state: z.enum(vehicleInspectionLife.states) }),
  }),
  /** A photo, kept once by the id that the phone gave it. */
  postVehicleCheckFile: operation({
    ...byLink,
    upload: true,
    input: z.strictObject({
      ...ofPhone,
      sourceFileId: ownId,
      unitId: id,
      code: requiredText(40),
      content: z.string().max(6_000_000, { error: 'fileTooLarge' }),
    }),
    output: z.object({ sourceFileId: name, isKnown: z.boolean() }),
  }),
  /** The end; photos may come after it. */
  finishVehicleCheck: operation({
    ...byLink,
    input: z.strictObject({
      ...ofPhone,
      sentAt: moment,
      finishedAt: moment,
      odometer: odometerKm.nullable(),
      signedBy: requiredText(80),
      note: text(500).default(''),
    }),
    output: z.object({ eventNo: name, state: z.enum(vehicleInspectionLife.states) }),
  }),
});
