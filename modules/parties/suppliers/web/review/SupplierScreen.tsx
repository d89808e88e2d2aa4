import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DecisionBarriers } from '#platform/web/record/Decisions.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { DocumentViewer, type ViewedDocument } from '#platform/web/viewer/DocumentViewer.tsx';
import { BankVersions, useBankLetter, useMaySeeBank, WaitingBankChange } from '#modules/parties/bank/web/index.ts';
import { LinksPart } from '#modules/parties/links/web/index.ts';
import { AskAbout, ChecksPanel, ExaminationPanes, Findings, PartyReview } from '#modules/parties/parties/web/desk.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import {
  documents,
  renewalLinksRead,
  supplierLinksRead,
  supplierRead,
  suppliersNoun,
  useMay,
  useMayRenew,
  useMaySeeDocuments,
} from '../calls.ts';
import { failures } from '../failures.ts';
import { useSupplierTitle } from '../form/title.ts';
import { useFieldLabel, useSupplierFindingWords } from '../labels.ts';
import { RecordGate } from '../RecordGate.tsx';
import { supplierPagePath, supplierPath } from '../paths.ts';
import { ShareBar, useSharePart } from '../page/Share.tsx';
import { Compliance } from '../page/Compliance.tsx';
import { Application } from './Application.tsx';
import { CertificatePanel } from './CertificatePanel.tsx';
import { History } from './History.tsx';
import { currentCertificate, ReviewedSupplier, useReviewed } from './reviewed.ts';
import { ReviewHeader } from './ReviewHeader.tsx';
import { useDecidedSupplier, useSupplierDecisions } from './use-decisions.tsx';

/** `/carrierApproval/{id}`: everything about one supplier that a decision needs, and the decision. */
export function SupplierReview({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  return <SupplierScreen id={id} path={supplierPath(id)} first="application" />;
}

/** `/manage-carrier/{id}`: a supplier to read, for who opens it from the list; it begins with its compliance. */
export function SupplierPage({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  return <SupplierScreen id={id} path={supplierPagePath(id)} first="compliance" />;
}

interface SupplierScreenProps {
  readonly id: string;
  /** Its own address, and the part that it begins with. */
  readonly path: string;
  readonly first: 'application' | 'compliance';
}

/** One supplier, read once for all its parts. */
function SupplierScreen({ id, ...place }: SupplierScreenProps): ReactNode {
  useChannel(`${suppliersNoun}:${id}`);
  return (
    <RecordGate query={useQuery(supplierRead(id))} skeleton={<ReviewSkeleton />}>
      {(record) => (
        <ReviewedSupplier value={record}>
          <SupplierFindings>
            <Parts {...place} />
          </SupplierFindings>
        </ReviewedSupplier>
      )}
    </RecordGate>
  );
}

/** Gives the facts of the supplier their words, and the findings about them. */
function SupplierFindings({ children }: { readonly children: ReactNode }): ReactNode {
  const { findings } = useReviewed();
  const [words, labelOf] = [useSupplierFindingWords(), useFieldLabel()];
  return <PartyReview value={{ findings, words, labelOf }}>{children}</PartyReview>;
}

function Parts({ path, first }: Omit<SupplierScreenProps, 'id'>): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const record = useReviewed();
  const documents = useViewedDocuments();
  const decisions = useSupplierDecisions();
  const mayLinks = [useMay('getCarrierApplications'), useMayRenew('getGitLinks')].some(Boolean);
  const maySeeBank = useMaySeeBank();
  const share = useSharePart();
  const bank = <BankVersions channel={suppliersNoun} keyIdentifier={record.keyIdentifier} />;
  const viewer = <DocumentViewer documents={documents} className="h-[75dvh]" />;
  usePageTitle(useSupplierTitle()(record));
  return (
    <>
      <ReviewHeader />
      <ShareBar shows="waiting" />
      <DecisionBarriers decisions={decisions} />
      <AskAbout record={useDecidedSupplier()} decisions={decisions} failures={failures}>
        <RecordParts
          path={path}
          first={first}
          parts={[
            { id: 'application', title: t('application'), content: <Examination /> },
            { id: 'compliance', title: t('compliancePart'), content: <Compliance /> },
            { id: 'bank', title: t('bankPart'), isShown: maySeeBank, content: bank },
            share,
            { id: 'documents', title: t('documentsPart'), isShown: documents.length > 0, content: viewer },
            { id: 'links', title: t('linksPart'), isShown: mayLinks, content: <SupplierLinks /> },
            { id: 'history', title: t('history'), content: <History /> },
          ]}
        />
      </AskAbout>
    </>
  );
}

/** What a decision looks at. */
function Examination(): ReactNode {
  const record = useReviewed();
  const certificate = currentCertificate(record);
  const maySeeBank = useMaySeeBank();
  const documents = useViewedDocuments();
  const letter = useBankLetter(suppliersNoun, record.keyIdentifier, maySeeBank);
  return (
    <ExaminationPanes
      application={<Application />}
      documents={letter ? [...documents, letter] : documents}
      panels={
        <>
          <Checks />
          {maySeeBank && <WaitingBankChange channel={suppliersNoun} keyIdentifier={record.keyIdentifier} />}
          {certificate && <CertificatePanel certificate={certificate} />}
        </>
      }
    />
  );
}

/** What the checks found, and why the supplier is not covered. */
function Checks(): ReactNode {
  const words = useSupplierFindingWords();
  const { complianceReasons } = useReviewed();
  return (
    <ChecksPanel>
      {complianceReasons.length > 0 && (
        <ul className="border-b border-line bg-sunken px-4 py-2.5">
          {complianceReasons.map((code) => (
            <li key={code}>{words({ code, facts: {} })}</li>
          ))}
        </ul>
      )}
      <Findings />
    </ChecksPanel>
  );
}

/** The links that were sent to this supplier, to register and to renew. */
function SupplierLinks(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const { carrierName } = useReviewed();
  const registrations = useQuery({ ...supplierLinksRead(carrierName), enabled: useMay('getCarrierApplications') });
  const renewals = useQuery({ ...renewalLinksRead(carrierName), enabled: useMayRenew('getGitLinks') });
  const isRead = ![registrations, renewals].some(({ isLoading }) => isLoading);
  return (
    <LinksPart
      links={isRead ? [...(registrations.data ?? []), ...(renewals.data ?? [])] : undefined}
      title={t('linksPart')}
      emptyText={t('noLinks')}
      kindOf={(link) => t(renewals.data?.includes(link) ? 'linkRenewal' : 'linkRegistration')}
    />
  );
}

/** The documents that the person may see, newest first. */
function useViewedDocuments(): readonly ViewedDocument[] {
  const t = useTexts(supplierDeskTexts);
  const maySee = useMaySeeDocuments();
  const { certificates, clientName } = useReviewed();
  if (!maySee) return [];
  return certificates
    .toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
    .flatMap(({ blobName, fileName }) =>
      blobName === null
        ? []
        : {
            name: fileName ?? t('gitCertificate'),
            blobName,
            load: () => documents.downloadFile({ blobName, clientName }),
          },
    );
}
