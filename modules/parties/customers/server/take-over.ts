import { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { authorisation } from '#platform/operation.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { amount } from '#modules/parties/parties/fields.ts';
import { customerService } from '../contract.ts';
import { takenOverStandings, type TakenOverStanding } from '../status.ts';
import type { Recommendation } from './tables.ts';

const fail = failures<FailureCode>();

/** What other books call these standings. */
export const standingWords: ReadonlyMap<string, TakenOverStanding> = new Map([
  ...['active', 'open', 'current', 'no', 'aktief', 'ativo', 'ativa', 'actif'].map((word) => [word, 'ACTIVE'] as const),
  ...['dormant', 'inactive', 'rustend', 'onaktief', 'inativo', 'inactif'].map((word) => [word, 'DORMANT'] as const),
  ...['suspended', 'hold', 'on hold', 'stopped', 'stop', 'yes', 'blocked', 'opgeskort', 'suspenso', 'suspendu'].map(
    (word) => [word, 'SUSPENDED'] as const,
  ),
]);

/**
 * The credit of a customer in the books that are taken over. A limit without a term says only half; a term without a limit is
 * kept, for whoever decides on the limit.
 */
export const takenOverCredit = z
  .strictObject({
    limit: amount.optional(),
    paymentTerm: z.int().min(0).max(180).optional(),
    standing: z.enum(takenOverStandings).optional(),
  })
  .superRefine(({ limit, paymentTerm, standing }, context) => {
    const need = (path: string) => context.addIssue({ code: 'custom', path: [path], message: 'required' });
    if (limit === undefined && paymentTerm === undefined && standing !== undefined) need('limit');
    if (limit !== undefined && paymentTerm === undefined) need('paymentTerm');
  })
  .transform((credit) => (credit.paymentTerm === undefined ? credit : { limit: 0, ...credit }));
export type TakenOverCredit = z.output<typeof takenOverCredit>;

/** A limit out of a file is a recommendation: it needs the right to give one. */
export function refuseTakingOver(
  { actor }: Context,
  { credit }: { readonly credit?: TakenOverCredit | undefined },
): void {
  if (credit?.limit === undefined) return;
  const right = authorisation(customerService.name, 'recommendShipper');
  if (actor.kind !== 'user' || !actor.authorisations.has(right))
    throw fail('forbidden', 'forbidden', { authorisation: 'recommendShipper' });
}

/** The recommendation that the books make, in the name of who brought them; undefined where they give no limit. */
export function recommendationOf(
  { now }: Context,
  actor: UserActor,
  { limit, paymentTerm = 0, standing }: TakenOverCredit = {},
): Recommendation | undefined {
  if (limit === undefined) return undefined;
  return {
    limit,
    paymentTerm,
    conditions: '',
    bankRatingCode: '',
    comments: '',
    by: actor.name,
    at: now.toISOString(),
    takenOver: true,
    ...(standing && { standing }),
    ...(actor.onBehalfOf && { onBehalfOf: actor.onBehalfOf.id }),
  };
}
