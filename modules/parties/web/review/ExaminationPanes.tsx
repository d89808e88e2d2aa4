import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DocumentViewer, type ViewedDocument } from '#platform/web/viewer/DocumentViewer.tsx';

interface ExaminationPanesProps {
  readonly application: ReactNode;
  /** What the checks found, and what else a decision needs. */
  readonly panels: ReactNode;
  /** Those that the person may see. */
  readonly documents: readonly ViewedDocument[];
}

/** The application, its documents beside it, and at the right the panels. On a phone the panels come first. */
export function ExaminationPanes({ application, panels, documents }: ExaminationPanesProps): ReactNode {
  const hasDocuments = documents.length > 0;
  return (
    <div
      className={clsx(
        'grid items-start gap-4 lg:grid-cols-2',
        hasDocuments ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_25rem]' : 'xl:grid-cols-[minmax(0,1fr)_25rem]',
      )}
    >
      <div className={clsx('min-w-0 space-y-4 lg:col-start-2 lg:row-start-1', hasDocuments && 'xl:col-start-3')}>
        {panels}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">{application}</div>
      {hasDocuments && (
        <DocumentViewer
          documents={documents}
          className="h-[75dvh] min-w-0 lg:col-start-2 lg:row-start-2 xl:sticky xl:top-16 xl:row-start-1 xl:h-[calc(100dvh-5rem)]"
        />
      )}
    </div>
  );
}
