import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { type InputOf, inputOf } from '#platform/operation.ts';
import { claimService } from '../contract.ts';
import { createClaim } from './save-claim.ts';

type Given = InputOf<(typeof claimService)['operations']['postClaim']>;

/** Captures a claim as the product would, for the demonstration. Answers its id. */
export async function buildClaim(app: App, partition: string, given: Given): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildClaim' });
  const actor = { kind: 'stranger', name: 'Naledi Mokoena' } as const;
  return inPartition({ ...system, actor }, partition, async (context) => {
    return (await createClaim(context, inputOf(claimService.operations.postClaim.input, given))).id;
  });
}
