import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { PartTabs } from '#platform/web/record/PartTabs.tsx';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { CreditChangeRecord } from '#modules/parties/credit/contract.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';
import { creditFailures, creditHistoryRead, creditNoun } from './calls.ts';
import { CreditFacts } from './CreditFacts.tsx';
import { Evidence } from './Evidence.tsx';
import { useCreditHistoryWords } from './history-words.ts';
import { creditPath } from './paths.ts';
import { PositionPanel } from './PositionPanel.tsx';
import { useCreditChangeDecisions } from './use-decisions.tsx';
import { CreditBadge } from './words.tsx';

/** One change: what is proposed and why, what the customer owes today, what it answered, and what can be decided. */
export function CreditReview({ record }: { readonly record: CreditChangeRecord }): ReactNode {
  const t = useTexts(creditDeskTexts);
  const formats = useFormats();
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const isHistory = tab === 'history';
  const decisions = useCreditChangeDecisions(record);
  const { id, lockId, registeredName: name, accountNumber: account } = record;
  usePageTitle(t('changeOf', { name, account }));
  return (
    <div className="max-md:pb-20">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h1 className="text-xl font-semibold break-words">{name}</h1>
            <CreditBadge of={record} />
          </div>
          <p className="mt-1 tabular-nums">
            <span className="text-muted">{formats.money(record.currentLimit)} →</span>{' '}
            <strong className="font-semibold">{formats.money(record.newLimit)}</strong>
          </p>
        </div>
        <Decisions record={{ noun: creditNoun, id, lockId }} decisions={decisions} failures={creditFailures} />
      </header>
      <DecisionBarriers decisions={decisions} />
      <PartTabs
        path={creditPath(record.id)}
        parts={[
          { id: 'proposal', title: t('proposal') },
          { id: 'history', title: t('history') },
        ]}
        current={isHistory ? 'history' : 'proposal'}
      />
      <div className="mt-4">
        {isHistory ? (
          <History id={record.id} />
        ) : (
          <div
            className={clsx(
              'grid items-start gap-4',
              record.evidence ? 'lg:grid-cols-2' : 'lg:grid-cols-[minmax(0,1fr)_22rem]',
            )}
          >
            <CreditFacts record={record} />
            <div className="min-w-0 space-y-4">
              <PositionPanel position={record.position} ownChangeId={record.id} />
              <Evidence record={record} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function History({ id }: { readonly id: string }): ReactNode {
  return <RecordHistory query={useQuery(creditHistoryRead(id))} {...useCreditHistoryWords()} />;
}
