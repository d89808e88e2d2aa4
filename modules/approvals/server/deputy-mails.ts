import { formatDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { sendLetter } from '#modules/companies/server/index.ts';
import type { Delegation } from '../contract.ts';
import { approvalMailTexts } from '../messages/mail/index.ts';
import { decider } from './queues.ts';

type Handover = Pick<Delegation, 'delegator' | 'delegate' | 'from' | 'to' | 'note'>;

/** Tells the deputy, in their language, that they decide from now on, or no longer. */
export async function mailDeputy(
  context: Context,
  { delegator: { name }, delegate, from, to, note }: Handover,
  happening: 'handedOver' | 'takenBack',
): Promise<void> {
  const { app, db, partition } = context;
  const deputy = await db
    .selectFrom('app_user')
    .select(['account', 'name', 'language'])
    .where('partition', '=', partition)
    .where('id', '=', delegate.userId)
    .executeTakeFirstOrThrow();
  const { language } = deputy;
  const days = { fromDate: formatDate(from, language), toDate: formatDate(to, language) };
  await sendLetter(
    context,
    approvalMailTexts,
    { email: deputy.account, name: deputy.name, language },
    decider(context).companyId,
    (text) =>
      happening === 'takenBack'
        ? {
            purpose: 'delegationTakenBack',
            subject: text('takenBackSubject', { name }),
            paragraphs: [text('takenBackIntro', { name, ...days })],
          }
        : {
            purpose: 'delegationHandedOver',
            subject: text('handedOverSubject', { name }),
            paragraphs: [
              text('handedOverIntro', { name, ...days }),
              ...(note ? [text('handedOverNote', { name, note })] : []),
            ],
            action: { label: text('handedOverAction'), url: `${app.config.baseUrl}/approvals` },
          },
  );
}
