import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { languageNames, languageOf } from '#platform/language.ts';
import { Fact, Facts } from '#modules/parties/parties/web/desk.ts';
import type { CreditChangeRecord } from '#modules/parties/credit/contract.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';
import { CreditAcknowledgement } from './CreditAcknowledgement.tsx';

/** What was proposed, who agreed, where the link went, and what the customer said. */
export function CreditFacts({ record }: { readonly record: CreditChangeRecord }): ReactNode {
  const t = useTexts(creditDeskTexts);
  const formats = useFormats();
  const { acknowledgement, approvals, linkStatus, evidence } = record;
  const fact = (path: string, label: string, value: ReactNode) => (
    <Fact path={path} label={label}>
      {value}
    </Fact>
  );
  return (
    <div className="card min-w-0">
      {acknowledgement && (
        <Facts heading="h2" title={t('answer')}>
          {fact('acknowledgement', t('status'), <CreditAcknowledgement of={acknowledgement} />)}
          {acknowledgement.status === 'decline' && fact('comment', t('comment'), acknowledgement.comment)}
        </Facts>
      )}
      <Facts heading="h2" title={t('proposal')}>
        {fact('kind', t('kind'), t(`kind_${record.kind}`))}
        {fact('currentLimit', t('currentLimit'), formats.money(record.currentLimit))}
        {fact('newLimit', t('newLimit'), formats.money(record.newLimit))}
        {fact('insuredPart', t('insuredPart'), formats.money(record.insuredPart))}
        {fact('ownRiskPart', t('ownRiskPart'), formats.money(record.ownRiskPart))}
        {fact('reason', t('reason'), record.reason)}
        {fact('evidence', t('evidence'), evidence?.fileName)}
      </Facts>
      <Facts heading="h2" title={t('theDays')}>
        {fact('effectiveFrom', t('effectiveFrom'), formats.date(record.effectiveFrom))}
        {record.kind === 'temporary' &&
          fact('effectiveUntil', t('effectiveUntil'), formats.date(record.effectiveUntil))}
        {record.effectiveAt && fact('effectiveAt', t('status_EFFECTIVE'), formats.moment(record.effectiveAt))}
        {record.endedAt && fact('endedAt', t('ended'), formats.moment(record.endedAt))}
        {fact('reviewOn', t('reviewOn'), formats.date(record.reviewOn))}
      </Facts>
      <Facts heading="h2" title={t('approvals')}>
        {fact('requestedBy', t('requestedBy'), `${record.requestedBy} ${formats.moment(record.requestedAt)}`.trim())}
        {fact(
          'approvals',
          t('approvals'),
          approvals.map(({ by, at }) => `${by} ${formats.moment(at)}`).join(', ') ||
            (record.status === 'PROPOSED'
              ? t('approvalAwaited')
              : record.needsSecondPerson
                ? '–'
                : t('approvalNotNeeded')),
        )}
        {record.decisionReason && fact('decisionReason', t('decisionReason'), record.decisionReason)}
      </Facts>
      <Facts heading="h2" title={t('sentTo')}>
        {fact('email', t('email'), [record.recipientName, record.email].filter(Boolean).join(' · '))}
        {fact('mobileNumber', t('mobileNumber'), record.mobileNumber)}
        {fact('language', t('language'), languageNames[languageOf(record.language) ?? 'en'])}
        {linkStatus && fact('linkStatus', t('linkStatus'), t(`link_${linkStatus}`))}
        {linkStatus === 'pending' && fact('linkExpiresAt', t('linkEnds'), formats.moment(record.linkExpiresAt))}
      </Facts>
    </div>
  );
}
