import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import clsx from 'clsx';
import { UserRoundX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { DocumentViewer } from '#platform/web/viewer/DocumentViewer.tsx';
import type { SupplierRecord } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { documents, supplierRead, suppliersNoun, useMaySeeDocuments } from '../calls.ts';
import { useSupplierTitle } from '../form/title.ts';
import { RecordGate } from '../RecordGate.tsx';
import { supplierPath } from '../paths.ts';
import { Application } from './Application.tsx';
import { CertificatePanel } from './CertificatePanel.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { useCouldDecide } from './DecisionBar.tsx';
import { useFindingWords } from './Findings.tsx';
import { History } from './History.tsx';
import { currentCertificate, ReviewedSupplier, useReviewed } from './review.ts';
import { ReviewHeader } from './ReviewHeader.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';

/** `/carrierApproval/{id}`: everything about one supplier that a decision needs, and the decision. */
export function SupplierReview({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${suppliersNoun}:${id}`);
  return (
    <RecordGate query={useQuery(supplierRead(id))} skeleton={<ReviewSkeleton />}>
      {(record) => (
        <ReviewedSupplier value={record}>
          <Review record={record} />
        </ReviewedSupplier>
      )}
    </RecordGate>
  );
}

function Review({ record }: { readonly record: SupplierRecord }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const barrierId = useId();
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const isHistory = tab === 'history';
  usePageTitle(useSupplierTitle()(record));
  return (
    <div className="max-md:pb-20">
      <ReviewHeader barrierId={barrierId} />
      <Barrier id={barrierId} />
      <nav aria-label={t('parts')} className="mt-4 flex gap-1 border-b border-line">
        <Tab to={supplierPath(record.keyIdentifier)} current={!isHistory}>
          {t('application')}
        </Tab>
        <Tab to={supplierPath(record.keyIdentifier)} search={{ tab: 'history' }} current={isHistory}>
          {t('history')}
        </Tab>
      </nav>
      <div className="mt-4">{isHistory ? <History /> : <Examination barrierId={barrierId} />}</div>
    </div>
  );
}

interface TabProps {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly current: boolean;
  readonly children: ReactNode;
}

function Tab({ to, search = {}, current, children }: TabProps): ReactNode {
  return (
    <Link
      to={to}
      search={search as never}
      replace
      resetScroll={false}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        '-mb-px flex h-9 items-center border-b-2 px-3 font-medium pointer-coarse:h-12',
        current ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}

/** The application, its document beside it, and at the right what the checks found. On a phone the findings come first. */
function Examination({ barrierId }: { readonly barrierId: string }): ReactNode {
  const record = useReviewed();
  const certificate = currentCertificate(record);
  const viewed = useViewedDocuments(record);
  return (
    <div
      className={clsx(
        'grid items-start gap-4 lg:grid-cols-2',
        viewed ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_23rem]' : 'xl:grid-cols-[minmax(0,1fr)_24rem]',
      )}
    >
      <div className={clsx('min-w-0 space-y-4 lg:col-start-2 lg:row-start-1', viewed && 'xl:col-start-3')}>
        <ChecksPanel />
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
  return (
    <p id={id} className="mt-3 flex items-start gap-2 rounded-ctl bg-warn-soft px-3 py-2 text-warn">
      <UserRoundX size={16} aria-hidden="true" className="mt-0.5 flex-none" />
      {words({ code: decisionBarrier, facts: {} })}
    </p>
  );
}
