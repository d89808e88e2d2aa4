import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { type InputOf, inputOf } from '#platform/operation.ts';
import { supplierStatementService } from '../contract.ts';
import { makeStatements } from './make-statements.ts';

const operation = supplierStatementService.operations.postSupplierStatements;

/** Makes and sends statements as the product would, for the demonstration; answers their ids. */
export async function buildStatements(
  app: App,
  partition: string,
  given: InputOf<typeof operation>,
): Promise<readonly string[]> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildStatements' });
  const actor = { kind: 'stranger', name: 'Thandi Nkosi' } as const;
  return inPartition({ ...system, actor }, partition, async (context) =>
    (await makeStatements(context, inputOf(operation.input, given))).made.map(({ id }) => id),
  );
}
