import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { type InputOf, inputOf } from '#platform/operation.ts';
import { paymentRunService } from '../contract.ts';
import { createRun } from './save-run.ts';

type Given = InputOf<(typeof paymentRunService)['operations']['postPaymentRun']>;

/** Puts a draft in as the product would, with all that is due, for the demonstration. */
export async function buildPaymentRun(app: App, partition: string, given: Given): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildPaymentRun' });
  const actor = { kind: 'stranger', name: 'Thandi Nkosi' } as const;
  return inPartition({ ...system, actor }, partition, async (context) => {
    return (await createRun(context, inputOf(paymentRunService.operations.postPaymentRun.input, given))).id;
  });
}
