import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { deciding, type DecidingContext } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import type { Effect } from '#platform/server/life-events.ts';
import { endsLinks } from '#platform/server/links.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import { refuseForeignSupplier } from '#modules/base/access/server/index.ts';
import { decisionColumns, partyParts, refuseMissing, type Asked } from '#modules/parties/parties/server/index.ts';
import type { SupplierFailureCode } from '../messages/failures/index.ts';
import type { supplierService } from '../contract.ts';
import { missingOf } from '../rules.ts';
import { application, isInUse, type ApplicationEvent, type ApplicationState } from '../status.ts';
import { supplierCompany } from './company-fields.ts';
import './happenings.ts';
import { supplierLinkKind } from './link-kind-name.ts';
import { sendApproved, sendRejected } from './mails.ts';
import { findSupplier, type StoredSupplier } from './queries.ts';
import { recordOf } from './records.ts';
import { renewalLinkKind } from './renewals/renewal-link.ts';
import { detailOf } from './supplier-details.ts';

const fail = failures<SupplierFailureCode>();

export const parts = partyParts('supplier');

/** Suppliers, as they are changed. A supplier's own users have no other than theirs. */
export const suppliers = record({
  noun: 'supplier',
  table: 'supplier',
  channels: ['carriers', 'approvals'],
  async find(context: Context, id: string) {
    await refuseForeignSupplier(context, id);
    return findSupplier(context.db, context.partition, id);
  },
  show: recordOf,
});

/** Four eyes: nobody decides what they captured or changed since it was last approved. Answers who decides. */
export function decider(
  call: Context,
  { edited_by }: Pick<StoredSupplier, 'edited_by'>,
  uploadedBy: string | null = null,
): DecidingContext {
  return deciding(call, [...edited_by, uploadedBy], fail('ownCapture', 'rule'));
}

const [endForms, endRenewals] = [endsLinks(supplierLinkKind), endsLinks(renewalLinkKind)];
const fourEyes = (call: Context, stored: StoredSupplier) => decider(call, stored);

/** One that came from a file is approved once it has all that its form requires. */
async function complete(call: Context, stored: StoredSupplier): Promise<Context> {
  const missing = missingOf(detailOf(stored, call.app.sealer));
  await refuseMissing(call, { name: stored.registered_name, missing }, supplierCompany);
  return fourEyes(call, stored);
}

/** Told where the client begins or ceases to work with the supplier; other states mean nothing to those above. */
const tellStatus: Effect<StoredSupplier> = async (context, { id, status }, _, before) => {
  if (isInUse(status) !== isInUse(before.status)) await context.happened('supplier.statusChanged', { supplierId: id });
};

/** Suppliers' applications: what each decision needs, and what follows it. */
export const applications = life<StoredSupplier, 'supplier', ApplicationState, ApplicationEvent, Asked>(suppliers, {
  machine: application,
  column: 'status',
  guards: { approve: complete, reject: fourEyes },
  columns: decisionColumns,
  keep: (context, decisions) =>
    parts.writeDecisions(
      context,
      decisions.map(({ stored: { id }, transition, kept }) => ({ partyId: id, change: { ...transition, ...kept } })),
    ),
  on: {
    approve: [endForms, sendApproved, tellStatus],
    reject: [endForms, endRenewals, (context, stored, { reason }) => sendRejected(context, stored, reason)],
    remove: [endForms, endRenewals, tellStatus],
    requestInformation: [tellStatus],
    revise: [tellStatus],
    resubmit: [tellStatus],
  },
});

export type Decided = z.input<(typeof supplierService)['operations']['approveCarrier']['output']>;

export function decided(stored: StoredSupplier): Decided {
  return { keyIdentifier: stored.id, lockId: lockIdOf(stored), status: stored.status };
}
