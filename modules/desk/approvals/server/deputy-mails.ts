import { formatDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { translator } from '#platform/messages.ts';
import { centsOfWire, formatMoney, inRand } from '#platform/money.ts';
import { colleaguesWith } from '#modules/base/access/server/index.ts';
import { sendLetter } from '#modules/base/companies/server/index.ts';
import type { Delegation } from '../contract.ts';
import { approvalDeskTexts } from '../messages/desk/index.ts';
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

/** Tells the delegator, in their language, what an administrator said to their hand-over. */
export async function mailDelegator(
  context: Context,
  { delegator, delegate: { name }, from, to }: Handover,
  happening: 'released' | 'refused',
): Promise<void> {
  const { app, db, partition } = context;
  const person = await db
    .selectFrom('app_user')
    .select(['account', 'name', 'language'])
    .where('partition', '=', partition)
    .where('id', '=', delegator.userId)
    .executeTakeFirstOrThrow();
  const days = { fromDate: formatDate(from, person.language), toDate: formatDate(to, person.language) };
  const admin = decider(context).name;
  await sendLetter(
    context,
    approvalMailTexts,
    { email: person.account, name: person.name, language: person.language },
    decider(context).companyId,
    (text) => ({
      purpose: `delegation${happening === 'released' ? 'Released' : 'Refused'}`,
      subject: text(`${happening}Subject`, { name }),
      paragraphs: [text(`${happening}Intro`, { name, admin, ...days })],
      action: { label: text('handedOverAction'), url: `${app.config.baseUrl}/approvals` },
    }),
  );
}

/** Tells every administrator of the company who decides in whose place, what, and whether it waits for them. */
export async function mailAdministrators(
  context: Context,
  { delegator, delegate, from, to, note, amountLimit, kinds, state }: Delegation,
  right: string,
): Promise<void> {
  const { app } = context;
  const { companyId, account } = decider(context);
  const administrators = await colleaguesWith(context, companyId, [right]);
  const names = { delegator: delegator.name, delegate: delegate.name };
  for (const { email, name, language } of administrators.filter((each) => each.email !== account)) {
    const words = translator(language, (await approvalDeskTexts.load[language]()).texts);
    const days = { fromDate: formatDate(from, language), toDate: formatDate(to, language) };
    const what = kinds.map((kind) => words(`kind_${kind}`)).join(', ');
    await sendLetter(context, approvalMailTexts, { email, name, language }, companyId, (text) => ({
      purpose: state === 'waiting' ? 'delegationWaits' : 'delegationMade',
      subject: text(state === 'waiting' ? 'releaseSubject' : 'madeSubject', names),
      paragraphs: [
        text('madeIntro', { ...names, ...days, kinds: what }),
        amountLimit === null
          ? text('madeAnyAmount', names)
          : text('madeUpTo', { amount: formatMoney(inRand(centsOfWire(amountLimit)), language) }),
        ...(note ? [text('handedOverNote', { name: delegator.name, note })] : []),
        text(state === 'waiting' ? 'releaseAsk' : 'madeHolds', names),
      ],
      action: { label: text('handedOverAction'), url: `${app.config.baseUrl}/approvals` },
    }));
  }
}
