import { inputOf, type InputOf } from '#platform/operation.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { purchaseInvoiceService } from '../contract.ts';
import { capture } from './capture.ts';
import { approveVariance } from './decisions.ts';
import { compared, purchaseLives, purchases } from './lives.ts';
import { findPurchase } from './queries.ts';
import { exportApproved } from './to-accounting.ts';

const operation = purchaseInvoiceService.operations.postPurchaseInvoice;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly companyId: string;
}

export interface BuiltPurchase {
  readonly by: Person;
  /** Handed in and compared; a capture alone where it is left out. */
  readonly isSubmitted?: boolean;
  /** Approves it, whatever the comparison found. */
  readonly approver?: Person;
  readonly document: InputOf<typeof operation>;
}

/** Captures a document as the product would, for the demonstration and for tests; answers its id. */
export async function buildPurchase(
  app: App,
  partition: string,
  { by, isSubmitted = false, approver, document }: BuiltPurchase,
): Promise<string> {
  const as = <T>(person: Person, name: string, work: (context: Context) => Promise<T>) =>
    inPartition(
      {
        ...systemContext(app, { language: 'en', requestId: 'builder', operation: `tripDirector.${name}` }),
        actor: actorOf(person),
      },
      partition,
      work,
    );
  const { id } = await as(by, 'postPurchaseInvoice', (context) => capture(context, inputOf(operation.input, document)));
  if (isSubmitted || approver)
    await as(by, 'submitPurchaseInvoice', async (context) =>
      compared(context, await purchaseLives.move(context, await purchases.lock(context, id), 'submit')),
    );
  if (approver)
    await as(approver, 'approvePurchaseInvoiceVariance', async (context) => {
      const lockId = lockIdOf(await purchases.lock(context, id));
      await approveVariance(
        { ...context, lockId },
        { id, reason: 'Agreed.', pays: 'invoiced', releasesDuplicate: true },
      );
    });
  return id;
}

/** Lets documents that are in the books already go into the accounting system, for the demonstration. */
export async function buildExportsOf(app: App, partition: string, ids: readonly string[]): Promise<void> {
  const system = systemContext(app, {
    language: 'en',
    requestId: 'builder',
    operation: 'tripDirector.approvePurchaseInvoice',
  });
  await inPartition(system, partition, async (context) => {
    for (const id of ids) await exportApproved(context, (await findPurchase(context, id))!);
  });
}

function actorOf({ id, name, companyId }: Person): UserActor {
  return { kind: 'user', id, account: '', name, companyId, companyName: '', authorisations: new Set() };
}
