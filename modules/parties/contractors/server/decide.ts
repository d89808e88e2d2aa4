import type { Context } from '#platform/server/implement.ts';
import { sendLink } from '#modules/parties/links/server/index.ts';
import { decisionsOn } from '#modules/parties/parties/server/index.ts';
import type { ContractorStep } from '../fields.ts';
import { applications, contractors, decided, type Decided } from './changes.ts';
import { linkFor } from './invitations.ts';

/** What staff decide. `remove` archives: the record stays, its name and numbers are free again. */
const decisions = decisionsOn(contractors, applications, decided);
export const { decide } = decisions;

export function requestInformation(
  context: Context,
  { keyIdentifier, steps, question }: { keyIdentifier: string; steps: readonly ContractorStep[]; question: string },
): Promise<Decided> {
  return decisions.requestInformation(context, keyIdentifier, { steps, question }, (stored) =>
    // Whatever is answered is signed again.
    sendLink(context, { ...linkFor(stored), scope: { steps: [...steps, 'signature'], question } }),
  );
}
