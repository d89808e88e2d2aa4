import type { ReactNode } from 'react';
import { useDocumentInView } from '#platform/web/dialogs/beside-document.ts';
import { DocumentViewer, type ViewedDocument } from '#platform/web/viewer/DocumentViewer.tsx';

interface ExaminationPanesProps {
  readonly application: ReactNode;
  /** What the checks found, and what else a decision needs. */
  readonly panels: ReactNode;
  /** Those that the person may see. */
  readonly documents: readonly ViewedDocument[];
}

/**
 * What a decision looks at: what the checks found, the application under it, and half of the page for the documents, which
 * stay in sight while one reads.
 */
export function ExaminationPanes({ application, panels, documents }: ExaminationPanesProps): ReactNode {
  if (documents.length === 0)
    return (
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0 space-y-4 xl:col-start-2">{panels}</div>
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">{application}</div>
      </div>
    );
  return <WithDocuments application={application} panels={panels} documents={documents} />;
}

function WithDocuments({ application, panels, documents }: ExaminationPanesProps): ReactNode {
  useDocumentInView('left');
  return (
    <div className="items-start gap-4 max-lg:space-y-4 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {/* On a phone the document stays at the top while one decides under it. */}
      <div className="gap-4 max-lg:flex max-lg:flex-col lg:contents">
        <div className="min-w-0 space-y-4 max-lg:**:scroll-mt-[42dvh]">{panels}</div>
        <DocumentViewer
          documents={documents}
          className="min-w-0 max-lg:sticky max-lg:top-12 max-lg:z-10 max-lg:order-first max-lg:h-[36dvh] lg:sticky lg:top-14 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[calc(100dvh-4.25rem)]"
        />
      </div>
      <div className="min-w-0 lg:col-start-1">{application}</div>
    </div>
  );
}
