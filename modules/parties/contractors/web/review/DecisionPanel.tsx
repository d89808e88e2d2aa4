import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { contractorDeskTexts } from '#modules/parties/contractors/messages/desk/index.ts';
import type { ContractorRecord } from '#modules/parties/contractors/records.ts';
import { contractorsNoun } from '../calls.ts';
import { failures } from '../failures.ts';
import { useContractorDecisions } from './use-decisions.tsx';

/** What was decided, what the person may decide now, and what stands in the way. */
export function DecisionPanel({ record }: { readonly record: ContractorRecord }): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const formats = useFormats();
  const decisions = useContractorDecisions(record);
  const { keyIdentifier: id, lockId, state, assessedBy, decidedBy, decidedAt, decisionReason } = record;
  return (
    <TitledCard title={t('decision')}>
      <div className="space-y-3 px-4 py-3">
        {state === 'invited' && <p className="text-muted">{t('notSubmittedText')}</p>}
        {assessedBy && <p className="text-muted">{t('assessedBy', { by: assessedBy })}</p>}
        {decidedBy && (
          <p className="text-muted">
            {decisionReason
              ? t('decidedWhy', { by: decidedBy, at: formats.moment(decidedAt), reason: decisionReason })
              : t('decidedBy', { by: decidedBy, at: formats.moment(decidedAt) })}
          </p>
        )}
        <DecisionBarriers decisions={decisions} />
        <Decisions isPart record={{ noun: contractorsNoun, id, lockId }} decisions={decisions} failures={failures} />
      </div>
    </TitledCard>
  );
}
