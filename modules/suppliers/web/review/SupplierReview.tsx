import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import clsx from 'clsx';
import { type ReactNode, Suspense, useId } from 'react';
import { DecisionBarrier } from '#platform/web/record/DecisionBar.tsx';
import { PartTabs } from '#platform/web/record/PartTabs.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { DocumentViewer } from '#platform/web/viewer/DocumentViewer.tsx';
import type { SupplierRecord } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { BankVersions, useMaySeeBank, WaitingBankChange } from '#modules/bank/web/index.ts';
import { documents, supplierRead, suppliersNoun, useMay, useMayRenew, useMaySeeDocuments } from '../calls.ts';
import { useSupplierTitle } from '../form/title.ts';
import { RecordGate } from '../RecordGate.tsx';
import { supplierPath } from '../paths.ts';
import { Compliance } from '../page/Compliance.tsx';
import { SupplierLinks } from '../page/SupplierLinks.tsx';
import { type SupplierTab, tabNamed, tabOrder, tabWords } from '../page/tabs.ts';
import { Application } from './Application.tsx';
import { CertificatePanel } from './CertificatePanel.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { useCouldDecide } from './DecisionBar.tsx';
import { useFindingWords } from './Findings.tsx';
import { History } from './History.tsx';
import { currentCertificate, ReviewedSupplier, useReviewed } from './review.ts';
import { ReviewHeader } from './ReviewHeader.tsx';

/** `/carrierApproval/{id}`: everything about one supplier that a decision needs, and the decision. */
export function SupplierReview({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  return <SupplierScreen id={id} path={supplierPath(id)} first="application" />;
}

interface SupplierScreenProps {
  readonly id: string;
  /** Its own address, and the part that it begins with. */
  readonly path: string;
  readonly first: SupplierTab;
}

/** One supplier, read once for all its parts. */
export function SupplierScreen({ id, ...place }: SupplierScreenProps): ReactNode {
  useChannel(`${suppliersNoun}:${id}`);
  return (
    <RecordGate query={useQuery(supplierRead(id))} skeleton={<ReviewSkeleton />}>
      {(record) => (
        <ReviewedSupplier value={record}>
          <Parts record={record} {...place} />
        </ReviewedSupplier>
      )}
    </RecordGate>
  );
}

function Parts({ record, path, first }: Omit<SupplierScreenProps, 'id'> & { record: SupplierRecord }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const barrierId = useId();
  const search = useSearch({ strict: false }) as { readonly tab?: string };
  const viewed = useViewedDocuments(record);
  const mayLinks = [useMay('getCarrierApplications'), useMayRenew('getGitLinks')].some(Boolean);
  const shown = new Set<SupplierTab>(['application', 'compliance', 'history']);
  if (useMaySeeBank()) shown.add('bank');
  if (viewed) shown.add('documents');
  if (mayLinks) shown.add('links');
  const named = tabNamed(search.tab);
  const tab = named && shown.has(named) ? named : first;
  usePageTitle(useSupplierTitle()(record));
  return (
    <>
      <ReviewHeader barrierId={barrierId} />
      <Barrier id={barrierId} />
      <PartTabs
        path={path}
        parts={[first, ...tabOrder.filter((each) => each !== first && shown.has(each))].map((each) => ({
          id: each,
          title: t(tabWords[each]),
        }))}
        current={tab}
      />
      <div className="mt-4">
        <Suspense fallback={<div className="skeleton h-64" />}>
          {tab === 'application' && <Examination barrierId={barrierId} />}
          {tab === 'compliance' && <Compliance />}
          {tab === 'bank' && <BankVersions channel={suppliersNoun} keyIdentifier={record.keyIdentifier} />}
          {tab === 'documents' && viewed && <DocumentViewer documents={viewed} className="h-[75dvh]" />}
          {tab === 'links' && <SupplierLinks />}
          {tab === 'history' && <History />}
        </Suspense>
      </div>
    </>
  );
}

/** The application, its document beside it, and at the right what the checks found. On a phone the findings come first. */
function Examination({ barrierId }: { readonly barrierId: string }): ReactNode {
  const record = useReviewed();
  const certificate = currentCertificate(record);
  const maySeeBank = useMaySeeBank();
  const viewed = useViewedDocuments(record);
  return (
    <div
      className={clsx(
        'grid items-start gap-4 lg:grid-cols-2',
        viewed ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_25rem]' : 'xl:grid-cols-[minmax(0,1fr)_24rem]',
      )}
    >
      <div className={clsx('min-w-0 space-y-4 lg:col-start-2 lg:row-start-1', viewed && 'xl:col-start-3')}>
        <ChecksPanel />
        {maySeeBank && <WaitingBankChange channel={suppliersNoun} keyIdentifier={record.keyIdentifier} />}
        {certificate && <CertificatePanel certificate={certificate} barrierId={barrierId} />}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Application />
      </div>
      {viewed && (
        <DocumentViewer
          documents={viewed}
          className="h-[75dvh] min-w-0 lg:col-start-2 lg:row-start-2 xl:sticky xl:top-16 xl:row-start-1 xl:h-[calc(100dvh-5rem)]"
        />
      )}
    </div>
  );
}

/** The documents that the person may see, newest first; undefined when there are none. */
function useViewedDocuments({ certificates, clientName }: SupplierRecord) {
  const t = useTexts(supplierDeskTexts);
  const maySee = useMaySeeDocuments();
  const stored = certificates
    .toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
    .flatMap(({ blobName, fileName }) => (blobName ? { blobName, name: fileName ?? t('gitCertificate') } : []));
  if (!maySee || stored.length === 0) return undefined;
  return stored.map(({ blobName, name }) => ({
    name,
    blobName,
    load: () => documents.downloadFile({ blobName, clientName }),
  }));
}

/** Why the person may not decide, where they otherwise could. */
function Barrier({ id }: { readonly id: string }): ReactNode {
  const words = useFindingWords();
  const couldDecide = useCouldDecide();
  const { decisionBarrier } = useReviewed();
  if (decisionBarrier === null || !couldDecide) return null;
  return <DecisionBarrier id={id}>{words({ code: decisionBarrier, facts: {} })}</DecisionBarrier>;
}
