import { z } from 'zod';
import { currencies } from '#platform/currencies.ts';
import { amountAnswer, amountInput } from '#platform/money-codec.ts';
import { noCents } from '#platform/money.ts';
import { text } from '#platform/operation.ts';
import { rateTrace } from '#modules/prices/rates/trace.ts';
import { chargeFields, limits, type LoadInput, optionalId, packingGroups, stopFields } from './fields.ts';

/** Fields of the form that count for credit, for carriers, for a rate, or for completeness. */
const typed = {
  customerId: optionalId,
  orderTypeId: optionalId,
  equipmentTypeId: optionalId,
  commodityTypeId: optionalId,
  loadValue: amountInput.default(noCents),
  massKg: z.number().min(0).max(200_000).nullable().default(null),
  billToPartyId: optionalId,
  distanceKm: z.number().min(0).nullable().default(null),
  volumeM3: z.number().min(0).nullable().default(null),
  pallets: z.number().min(0).nullable().default(null),
  unNumber: text(10).default(''),
  dangerClass: text(4).default(''),
  packingGroup: z.enum(packingGroups).default(''),
  emergencyPhone: text(30).default(''),
  sellCurrency: z.enum(currencies).nullable().default(null),
} satisfies Partial<Record<keyof LoadInput, z.ZodType>>;

/**
 * A load while somebody types it, as far as credit, carriers and completeness depend on it. Nothing is required, so that
 * the answers come while half of it is missing.
 */
export const draftFacts = z.strictObject({
  /** Of a load that is being changed: what it already counts is not counted twice. */
  id: optionalId,
  ...typed,
  containerNumber: text(15).default(''),
  /** Of the lines of goods. */
  goodsCommodityTypeIds: z
    .array(z.uuid())
    .max(limits.stops * limits.goodsLines)
    .default([]),
  /** Pieces, pallets, mass or volume are stated. */
  hasMeasure: z.boolean().default(false),
  hasOrderNumber: z.boolean().default(false),
  stops: z
    .array(
      stopFields
        .pick({
          type: true,
          stopLocationId: true,
          address: true,
          stopCountry: true,
          scheduleType: true,
          windowStart: true,
          windowEnd: true,
          plannedArrival: true,
        })
        .extend({ hasGoods: z.boolean().default(false) }),
    )
    .max(limits.stops, { error: 'tooMany' })
    .default([]),
  charges: z
    .array(chargeFields.pick({ side: true, itemMasterId: true, quantity: true, price: true, vatCode: true }))
    .max(limits.charges, { error: 'tooMany' })
    .default([]),
});
export type DraftFacts = z.output<typeof draftFacts>;

/** What a load lacks: the field where it is mended, and a code of the failure texts. */
const gap = z.object({
  field: z.string(),
  code: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** The customer's credit with this load in it, all with VAT. Rand. */
const creditOfLoad = z.object({
  limit: amountAnswer,
  draftInvoices: amountAnswer,
  openInvoices: amountAnswer,
  deliveredUnbilled: amountAnswer,
  /** Without this load. */
  openLoads: amountAnswer,
  thisLoad: amountAnswer,
  /** Below zero where the load does not fit. */
  left: amountAnswer,
  /** The customer's credit is on hold or suspended: nothing fits. */
  isBlocked: z.boolean(),
  /** Submitted as it is, it would be held. */
  willBeHeld: z.boolean(),
});

const draftLines = z.array(
  z.object({ description: z.string(), quantity: z.number(), unit: z.string(), price: z.number(), net: amountAnswer }),
);

/** What the customer pays for a load while it is typed, and what its supplier gets, as saving it would write it. */
const priceOfDraft = z.object({
  /** Without VAT, with what is typed; in the currency in which the customer is charged. */
  sell: amountAnswer,
  /** The same in the company's own currency; null while no exchange rate is known. */
  sellBase: amountAnswer.nullable(),
  /** Lines that nobody typed: of a rate, its fuel and its extras. */
  lines: draftLines,
  /** Why the rates say so, or why they say nothing; null where a typed price goes before them. */
  trace: rateTrace.nullable(),
  /** The same of the supplier's side; null while nobody carries the load and nothing is typed. */
  buy: z
    .object({
      net: amountAnswer,
      lines: draftLines,
      /** Why the rates say so; null where somebody agreed it. */
      trace: rateTrace.nullable(),
    })
    .nullable(),
});

export const readiness = z.object({
  /** The zone in which the times of the load are meant: that of its company. */
  timeZone: z.string(),
  /** Whom the customer lets be invoiced in its place. */
  billToParties: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** What is missing before it can be planned; nothing once it is. */
  submit: z.array(gap),
  /** What is allowed and hardly meant: it is asked about, and holds nothing up. Only of what is typed. */
  questions: z.array(gap),
  /** What is missing before it can be invoiced, as far as that is known here. */
  billing: z.array(gap),
  /** Null while no customer is chosen. */
  credit: creditOfLoad.nullable(),
  /** Only of what is typed, and once a customer is chosen. */
  price: priceOfDraft.nullable(),
});
