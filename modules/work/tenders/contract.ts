import { z } from 'zod';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { linkAnswer, linkKey } from '#modules/parties/links/contract.ts';
import { carrierChoice, choiceFinding, choiceSearch } from '#modules/work/carriage/choices.ts';
import { namedDriver, namedVehicle } from '#modules/work/carriage/named-fields.ts';
import { execution } from '#modules/work/loads/status.ts';
import { amountOffered, declineFields } from './answer-fields.ts';
import { offerRow } from './fields.ts';
import { loadsAtOnce, offer, tenderModes } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    loadTender: unknown;
  }
  interface Channels {
    tenders: unknown;
  }
}

const id = z.uuid();

/** Of a guest it is that of the link, whatever stands here. */
const offerId = z.uuid().optional();
const staffOrSupplier = { audience: ['permitted', 'verifiedGuest'] } as const;

export const tenderQuery = listQuery.extend({
  sort: z.enum(['createdAt', 'expiresAt']).default('createdAt'),
  descending: z.boolean().default(true),
  loadId: id.optional(),
  supplierId: id.optional(),
  status: z.array(z.enum(offer.states)).max(11).optional(),
  /** `open`: waits for an answer; `countered`: for ours; `won`; `over`. */
  chip: z.enum(['open', 'countered', 'won', 'over']).optional(),
});

/** A guest's own vehicles and drivers, with what has them at that time. */
const resource = z.object({
  id,
  name: z.string(),
  detail: z.string(),
  isTrailer: z.boolean(),
  /** The load that has it at that time, and until when; empty where it is free. */
  takenBy: z.string(),
  takenUntil: z.iso.datetime().nullable(),
});

const named = {
  /** As for `assignLoad`: what is missing is named at once. */
  vehicleId: id.nullable().default(null),
  trailer1Id: id.nullable().default(null),
  trailer2Id: id.nullable().default(null),
  driverId: id.nullable().default(null),
};

export const tenderService = service('tripDirector', {
  /** Offers a load: to one, to several at once, or to one after the other. Who may not take it is left out, and says why. */
  sendLoadTender: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({
      id,
      mode: z.enum(tenderModes),
      /** In the order in which they are asked. */
      offers: z
        .array(z.strictObject({ supplierId: id, buyAmount: amountOffered }))
        .min(1, { error: 'required' })
        .max(50, { error: 'tooMany' }),
      /** How long each may take; the customer's response time where it is left out. */
      minutes: z.int().min(5).max(20_160).nullable().default(null),
    }),
    output: z.object({
      id,
      lockId: z.string(),
      loadNumber: z.string(),
      status: z.enum(execution.states),
      sent: z.int(),
      waiting: z.int(),
      skipped: z.int(),
    }),
  }),
  /** Takes back one offer, or with `id` alone the whole tender. */
  withdrawLoadTender: operation({
    audience: 'permitted',
    input: z.strictObject({ id, offerId, reason: text(300).default('') }),
    output: z.object({ id, status: z.enum(execution.states), withdrawn: z.int() }),
  }),
  /** The supplier takes the load. Staff do it on its behalf, or take its counter-offer. */
  acceptLoadTender: operation({
    ...staffOrSupplier,
    input: z.strictObject({
      offerId,
      takesCounter: z.boolean().default(false),
      supplierReference: text(60).default(''),
    }),
    output: offerRow,
  }),
  declineLoadTender: operation({
    ...staffOrSupplier,
    input: declineFields.extend({ offerId }),
    output: offerRow,
  }),
  /** Another amount. What was offered stays open until its clock ends. */
  postLoadTenderCounter: operation({
    ...staffOrSupplier,
    input: z.strictObject({ offerId, amount: amountOffered, note: text(300).default('') }),
    output: offerRow,
  }),
  /** The offer stands as it was while its clock runs. */
  rejectLoadTenderCounter: operation({
    audience: 'permitted',
    input: z.strictObject({ offerId: id, reason: text(300).default('') }),
    output: offerRow,
  }),
  /** Offers of a load, of a supplier, or of everybody; suppliers' own people see those that reached them. */
  getLoadTenders: operation({ audience: 'permitted', reads: true, input: tenderQuery, output: pageOf(offerRow) }),
  getLoadTender: operation({ audience: 'permitted', reads: true, input: z.strictObject({ id }), output: offerRow }),
  /** What a tender of this load begins with: the clock of its customer, and whom it can be offered to, as for an award. */
  getLoadTenderStart: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ id, supplierId: id.optional(), ...choiceSearch }),
    output: z.object({
      minutes: z.int(),
      total: z.int(),
      eligible: z.int(),
      rows: z.array(
        carrierChoice.extend({
          /** With those of a tender: the supplier has no address, no number, or a system that does not listen. */
          findings: z.array(choiceFinding.extend({ code: z.string() })),
        }),
      ),
    }),
  }),

  /** The same for several loads at once: which of them each transporter may take. What is not READY is not offered. */
  getLoadTenderStarts: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ ids: z.array(id).min(1).max(loadsAtOnce) }),
    output: z.object({
      loads: z.array(z.object({ id, minutes: z.int() })),
      suppliers: z.array(z.object({ supplierId: id, supplierName: z.string(), mayTake: z.array(id) })),
    }),
  }),

  /** `#/loadtender/{token}`: before the code no more than every link says, with it the offer. */
  getLoadTenderLink: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey }),
    output: linkAnswer.extend({
      offer: offerRow.optional(),
      isNamed: z.boolean().optional(),
      named: requiredText(200).optional(),
    }),
  }),
  /** The supplier's own vehicles and drivers, for the load that it has accepted. */
  getLoadTenderResources: operation({
    audience: 'verifiedGuest',
    reads: true,
    input: z.strictObject({}),
    output: z.object({ trailerCount: z.int(), vehicles: z.array(resource), drivers: z.array(resource) }),
  }),
  /** The supplier puts a vehicle on file that is not; it may go with this load alone until the client has checked it. */
  postLoadTenderVehicle: operation({ audience: 'verifiedGuest', input: namedVehicle, output: z.object({ id }) }),
  postLoadTenderDriver: operation({ audience: 'verifiedGuest', input: namedDriver, output: z.object({ id }) }),
  /** The supplier names who drives and with what. */
  assignLoadTender: operation({
    audience: 'verifiedGuest',
    input: z.strictObject(named),
    output: z.object({ status: z.enum(execution.states) }),
  }),
});
