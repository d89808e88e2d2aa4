import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { useDocumentInView } from '#platform/web/dialogs/beside-document.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { PlainPage } from '#platform/web/shell/PlainPage.tsx';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { DocumentViewer } from '#platform/web/viewer/DocumentViewer.tsx';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import type { DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { documentFailureTexts } from '../messages/failures/index.ts';
import type { DocumentReading } from '../readings.ts';
import { documentRead, documents, documentsNoun, listPath, useMay } from './calls.ts';
import { DecideDocument } from './DecideDocument.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { DocumentHistory } from './DocumentHistory.tsx';
import { useDocumentDecisions } from './use-decisions.tsx';
import { DocumentBadge } from './words.tsx';

const failures = [documentFailureTexts] as const;

/** `/documentManagement/{id}`: the file beside what is known of it, its versions, and the decision. */
export function DocumentPage({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${documentsNoun}:${id}`);
  return (
    <RecordGate query={useQuery(documentRead(id))} skeleton={<Skeleton />} listPath={listPath}>
      {({ document, ...others }) => <Shown key={document.documentId} document={document} {...others} />}
    </RecordGate>
  );
}

interface ShownProps {
  readonly document: DocumentRow;
  readonly versions: readonly DocumentRow[];
  readonly readings: readonly DocumentReading[];
}

function Shown({ document, versions, readings }: ShownProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  const title = t('documentTitle', { type: types(document.type), name: document.subjectName });
  usePageTitle(title);
  const decisions = useDocumentDecisions(document);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="min-w-0 text-xl font-semibold break-words">{title}</h1>
        <DocumentBadge status={document.shownStatus} />
        <Decisions
          record={{ noun: documentsNoun, id: document.documentId, lockId: document.lockId }}
          decisions={decisions}
          failures={failures}
        />
      </header>
      <div className="mt-4 items-start gap-4 max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0 space-y-4 max-lg:w-full max-lg:**:scroll-mt-[42dvh] lg:col-start-2 lg:row-start-1">
          <DecideDocument document={document} readings={readings} />
          <DocumentFacts document={document} versions={versions} />
          <DocumentHistory documentId={document.documentId} />
        </div>
        <Viewer document={document} versions={versions} />
      </div>
    </>
  );
}

/** This version first, then the others of its lineage, the newest before the older ones. */
function Viewer({ document, versions }: Omit<ShownProps, 'readings'>): ReactNode {
  const t = useTexts(documentDeskTexts);
  const maySee = useMay('downloadFile');
  if (!maySee) return <PlainPage isPart icon={Lock} title={document.fileName} text={t('noRightToSee')} />;
  return <ViewerOf document={document} versions={versions} />;
}

function ViewerOf({ document, versions }: Omit<ShownProps, 'readings'>): ReactNode {
  const t = useTexts(documentDeskTexts);
  useDocumentInView('right');
  const others = versions.filter((version) => version.blobName !== document.blobName);
  return (
    <DocumentViewer
      documents={[document, ...others].map(({ blobName, fileName, version }) => ({
        blobName,
        name: versions.length > 1 ? `${fileName} (${t('versionNumber', { number: version })})` : fileName,
        load: () => documents.downloadFile({ blobName }),
      }))}
      // On a phone the file stays at the top while one decides under it.
      className="min-w-0 max-lg:sticky max-lg:top-12 max-lg:z-10 max-lg:order-first max-lg:h-[36dvh] max-lg:w-full lg:col-start-1 lg:row-start-1 lg:sticky lg:top-16 lg:h-[calc(100dvh-8rem)]"
    />
  );
}

function Skeleton(): ReactNode {
  return (
    <div aria-hidden="true">
      <div className="skeleton h-7 w-80 max-w-full" />
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="skeleton h-[70dvh]" />
        <div className="skeleton h-72" />
      </div>
    </div>
  );
}
