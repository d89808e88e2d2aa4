import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { knownRecipient, sendLink } from '#modules/parties/links/server/index.ts';
import { decisionsOn } from '#modules/parties/parties/server/index.ts';
import type { SupplierStep } from '../fields.ts';
import type { SupplierFailureCode } from '../messages/failures/index.ts';
import { applications, decided, suppliers, type Decided } from './changes.ts';
import { supplierLinkKind } from './link-kind-name.ts';

const fail = failures<SupplierFailureCode>();

/** What staff decide. `remove` archives: the record stays, its name and numbers are free again. */
const decisions = decisionsOn(suppliers, applications, decided);
export const { decide } = decisions;

export function requestInformation(
  context: Context,
  { keyIdentifier, ...asked }: { keyIdentifier: string; steps: readonly SupplierStep[]; question: string },
): Promise<Decided> {
  return decisions.requestInformation(context, keyIdentifier, asked, async (stored) => {
    const recipient = await knownRecipient(context, stored, stored.cell_no);
    if (!recipient.mobile) throw fail('noMobileNumber', 'rule');
    const { id: subjectId, company_id: companyId, language } = stored;
    return sendLink(context, { kind: supplierLinkKind, companyId, subjectId, language, recipient, scope: asked });
  });
}
