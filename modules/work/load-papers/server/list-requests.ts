import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { seesAsSupplier } from '#modules/work/loads/server/index.ts';
import { askableOf } from '../packet.ts';
import type { paperRequestService } from '../request-contract.ts';
import { loadAskedFor, type PaperRecipient, type PaperRequest, partyOf, requestsOf } from './find-requests.ts';
import { papersOf } from './papers-of.ts';

const fail = failures<FailureCode>();
type Answer = z.input<(typeof paperRequestService)['operations']['getPaperRequests']['output']>;
type Shown = Answer['requests'][number];

/** Who was asked for what, and who can be. People of the carrier see what their own company was asked for. */
export async function listRequests(context: Context, loadId: string): Promise<Answer> {
  const load = await loadAskedFor(context, loadId);
  if (!load) throw fail('notFound', 'notFound');
  const isCarrier = seesAsSupplier(context);
  const [papers] = await papersOf(context, [loadId]);
  const all = await requestsOf(context, loadId);
  const requests = all
    .filter(({ asked_of }) => !isCarrier || asked_of === 'carrier')
    .map((request) => {
      const lacking = askableOf(papers?.packet.papers ?? [], request.asked_of).map(({ code }) => code as string);
      return shown(
        request,
        request.codes.some((code) => lacking.includes(code)),
      );
    });
  if (isCarrier) return { requests, carrier: null, customer: null };
  return {
    requests,
    carrier: recipientShown(await partyOf(context, load, 'carrier')),
    customer: recipientShown(await partyOf(context, load, 'customer')),
  };
}

function recipientShown(party: PaperRecipient | undefined): Answer['carrier'] {
  return party ? { name: party.name, email: party.email, mobileNumber: party.mobile, language: party.language } : null;
}

function shown(request: PaperRequest, isLacking: boolean): Shown {
  return {
    id: request.id,
    askedOf: request.asked_of,
    papers: request.codes,
    state: stateOf(request, isLacking),
    note: request.note,
    recipientName: request.recipient_name,
    email: request.recipient_email,
    askedBy: request.asked_by,
    askedAt: request.asked_at.toISOString(),
    lastAskedAt: request.last_asked_at.toISOString(),
    times: request.times,
    reminders: request.reminders,
    openedAt: request.opened_at?.toISOString() ?? null,
    expiresAt: request.expires_at?.toISOString() ?? null,
  };
}

/** Papers that came in another way answer it too. */
function stateOf({ ended_because, is_usable }: PaperRequest, isLacking: boolean): Shown['state'] {
  if (ended_because !== '') return ended_because;
  if (!isLacking) return 'answered';
  return is_usable ? 'open' : 'expired';
}
