import type { ReactNode } from 'react';
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
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="min-w-0 space-y-4">
        {panels}
        {application}
      </div>
      <DocumentViewer
        documents={documents}
        className="h-[75dvh] min-w-0 lg:sticky lg:top-14 lg:h-[calc(100dvh-4.25rem)]"
      />
    </div>
  );
}
