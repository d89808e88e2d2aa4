import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amount } from '#platform/money-codec.ts';
import { text } from '#platform/operation.ts';
import type { OutputOf } from '#platform/operation.ts';
import type { ClaimRecord, claimService } from '../contract.ts';
import { claimKinds, claimSides } from '../status.ts';

type Operations = (typeof claimService)['operations'];

const money = amount.max(1_000_000_000).nullable();

/** A claim as its form holds it: rand, and nothing chosen as an empty text. */
export const claimForm = z
  .strictObject({
    kind: z.enum(claimKinds),
    side: z.enum(claimSides),
    supplierId: z.string(),
    customerId: z.string(),
    insurer: text(120),
    reference: text(80),
    loadId: z.string(),
    incidentId: z.string(),
    description: text(1000),
    amount: money,
    reserve: money,
    handInBy: z.union([calendarDate, z.literal('')]),
  })
  .check(({ value, issues }) => {
    const field = ({ supplier: 'supplierId', customer: 'customerId', insurer: 'insurer' } as const)[value.side];
    if (value[field] === '') issues.push({ code: 'custom', input: '', path: [field], message: 'required' });
  });
export type ClaimValues = z.input<typeof claimForm>;

/** A new claim; one of an incident begins with what is known of it. */
export function emptyClaim(incidentId: string, start?: OutputOf<Operations['getClaimStart']>): ClaimValues {
  return {
    kind: start?.kind ?? 'damage',
    side: start?.side ?? 'supplier',
    supplierId: start?.supplierId ?? '',
    customerId: '',
    insurer: '',
    reference: '',
    loadId: start?.loadId ?? '',
    incidentId,
    description: start?.description ?? '',
    amount: start?.amount ?? null,
    reserve: null,
    handInBy: '',
  };
}

export function valuesOf(claim: ClaimRecord): ClaimValues {
  return {
    kind: claim.kind,
    side: claim.side,
    supplierId: claim.supplierId ?? '',
    customerId: claim.customerId ?? '',
    insurer: claim.insurer,
    reference: claim.reference,
    loadId: claim.loadId ?? '',
    incidentId: claim.incidentId ?? '',
    description: claim.description,
    amount: claim.amount,
    reserve: claim.reserve,
    handInBy: claim.handInBy ?? '',
  };
}

/** The input of the call. Whom the claim is not about is left out. */
export function inputOf(values: z.output<typeof claimForm>) {
  const { side } = values;
  return {
    ...values,
    supplierId: side === 'supplier' ? values.supplierId || null : null,
    customerId: side === 'customer' ? values.customerId || null : null,
    insurer: side === 'insurer' ? values.insurer : '',
    loadId: values.loadId || null,
    incidentId: values.incidentId || null,
    amount: values.amount ?? 0,
    reserve: values.reserve ?? 0,
  };
}
