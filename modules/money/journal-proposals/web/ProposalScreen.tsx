import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ProposalRecord } from '../contract.ts';
import { proposalTexts } from '../messages/desk/index.ts';
import { proposalLife } from '../status.ts';
import { BatchEditor } from './batch/BatchEditor.tsx';
import { proposalFailures, proposalRead, proposalsNoun, useMay } from './calls.ts';
import { proposalListPath } from './paths.ts';
import { ProposalPage } from './ProposalPage.tsx';
import { useProposalDecisions } from './use-decisions.tsx';

/** Whether it was opened at a desk. A window that is made narrow meanwhile must not take away what was typed. */
function useDeskAtFirst(): boolean {
  const [isDesk] = useState(() => matchMedia('(min-width: 768px)').matches);
  return isDesk;
}

/** `/transactionproposals/new`: a journal or a batch is typed or pasted. */
export function NewProposal(): ReactNode {
  const t = useTexts(proposalTexts);
  const { company } = useSearch({ strict: false }) as { readonly company?: string };
  const isDesk = useDeskAtFirst();
  if (!isDesk)
    return (
      <>
        <h1 className="text-xl font-semibold">{t('newProposal')}</h1>
        <p className="mt-2 text-muted">{t('phoneNote')}</p>
      </>
    );
  return <BatchEditor record={undefined} company={company ?? null} />;
}

/** `/transactionproposals/{id}`: typed on as long as it is a draft, then read and decided. */
export function ProposalScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${proposalsNoun}:${id}`);
  return (
    <RecordGate
      query={useQuery(proposalRead(id))}
      listPath={proposalListPath}
      skeleton={<div className="skeleton h-96" />}
    >
      {(record) => <Opened record={record} />}
    </RecordGate>
  );
}

function Opened({ record }: { readonly record: ProposalRecord }): ReactNode {
  const isDesk = useDeskAtFirst();
  const mayChange = useMay('putTransaction');
  const decisions = useProposalDecisions(record);
  usePageTitle(record.number);
  const isOpen = proposalLife.transitions[record.status].edit !== undefined;
  const buttons = (
    <Decisions
      record={{ noun: proposalsNoun, id: record.id, lockId: record.lockId }}
      decisions={decisions}
      failures={proposalFailures}
    />
  );
  if (isOpen && isDesk && mayChange)
    return (
      <BatchEditor
        key={`${record.id} ${record.spread?.parts ?? ''}`}
        record={record}
        company={null}
        decisions={buttons}
      />
    );
  return <ProposalPage record={record} buttons={buttons} decisions={decisions} />;
}
