import type { Context } from '#platform/server/implement.ts';
import { sendLink } from '#modules/links/server/index.ts';
import type { ContractorStep } from '../fields.ts';
import { applications, contractors, decided, type Decided } from './changes.ts';
import { linkFor } from './invitations.ts';

interface Decision {
  readonly keyIdentifier: string;
  readonly reason: string;
}

export async function approveContractor(
  context: Context,
  { keyIdentifier, comment }: { keyIdentifier: string; comment: string },
): Promise<Decided> {
  const stored = await contractors.toChange(context, keyIdentifier);
  return decided(await applications.move(context, stored, 'approve', { reason: comment }));
}

export async function rejectContractor(context: Context, { keyIdentifier, reason }: Decision): Promise<Decided> {
  const stored = await contractors.toChange(context, keyIdentifier);
  return decided(await applications.move(context, stored, 'reject', { reason }));
}

/** `deleted` is archived: the record stays, its name and numbers are free again. */
export async function removeContractor(context: Context, { keyIdentifier, reason }: Decision): Promise<Decided> {
  const stored = await contractors.toChange(context, keyIdentifier);
  return decided(await applications.move(context, stored, 'remove', { reason }));
}

/** Mails the contractor a link to the steps in which something is missing. */
export async function requestInformation(
  context: Context,
  { keyIdentifier, steps, question }: { keyIdentifier: string; steps: readonly ContractorStep[]; question: string },
): Promise<Decided> {
  const stored = await contractors.toChange(context, keyIdentifier);
  applications.next(stored, 'requestInformation');
  // Whatever is answered is signed again.
  const link = await sendLink(context, { ...linkFor(stored), scope: { steps: [...steps, 'signature'], question } });
  return decided(
    await applications.move(context, stored, 'requestInformation', {
      reason: question,
      after: { steps: steps.join(', ') },
      kept: { steps, linkId: link.id },
    }),
  );
}
