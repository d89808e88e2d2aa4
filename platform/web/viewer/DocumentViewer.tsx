import clsx from 'clsx';
import { FileQuestion } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { saveFile } from '../save-file.ts';
import { PlainPage } from '../shell/PlainPage.tsx';
import { useTexts } from '../texts.ts';
import { PageStack } from './PageStack.tsx';
import { useDocument, type ViewedDocument } from './use-document.ts';
import { usePages } from './use-pages.ts';
import { type View, ViewerBar } from './ViewerBar.tsx';

export type { ViewedDocument } from './use-document.ts';

interface DocumentViewerProps {
  readonly documents: readonly ViewedDocument[];
  readonly className?: string;
}

const upright: View = { zoom: 'fit', turns: 0 };

/** Documents one at a time: chosen, turned, enlarged, opened beside, saved. */
export function DocumentViewer({ documents, className }: DocumentViewerProps): ReactNode {
  const t = useTexts(deskTexts);
  const [chosen, setChosen] = useState(0);
  const place = Math.min(chosen, documents.length - 1);
  const document = documents[place];
  if (!document) return <PlainPage isPart icon={FileQuestion} title={t('noDocuments')} text={t('noDocumentsHint')} />;
  return (
    <Viewed
      key={document.blobName}
      document={document}
      documents={documents}
      place={place}
      onPlace={setChosen}
      className={className}
    />
  );
}

interface ViewedProps {
  readonly document: ViewedDocument;
  readonly documents: readonly ViewedDocument[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly className: string | undefined;
}

function Viewed({ document, documents, place, onPlace, className }: ViewedProps): ReactNode {
  const t = useTexts(deskTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const shown = useDocument(document);
  const { pages, isDrawing, error } = usePages(shown.content, shown.kind);
  const [view, setView] = useState(upright);
  const { content } = shown;

  function openBeside(): void {
    // Browsers cannot show a TIFF, but they can its page.
    const url = shown.kind === 'tiff' ? pages[0]?.url : shown.url;
    if (url !== undefined) window.open(url, '_blank', 'popup,width=600,height=500');
  }
  return (
    // A record on paper goes without it: the document has its own.
    <section
      data-chrome
      aria-label={t('documents')}
      className={clsx('card flex min-h-96 flex-col overflow-hidden', className)}
    >
      <ViewerBar
        names={documents.map(({ name }) => name)}
        place={place}
        onPlace={onPlace}
        view={view}
        onView={pages.length === 0 ? undefined : setView}
        onOpen={content && openBeside}
        onSave={content && (() => saveFile(content, document.name))}
      />
      <div className="relative min-h-0 flex-1 bg-sunken">
        {shown.error && (
          <PlainPage isPart icon={FileQuestion} title={t('documentFailed')} text={failureText(shown.error)}>
            <button type="button" className="btn btn-s" onClick={shown.retry}>
              {shared('tryAgain')}
            </button>
          </PlainPage>
        )}
        {!shown.error && (error !== undefined || shown.kind === 'other') && (
          <PlainPage isPart icon={FileQuestion} title={t('documentNotShown')} text={t('documentNotShownHint')} />
        )}
        {pages.length > 0 && <PageStack pages={pages} view={view} name={document.name} />}
        {!shown.error && pages.length === 0 && isDrawing && shown.kind !== 'other' && (
          <div className="absolute inset-4" aria-busy="true" aria-label={t('loadingDocument')} role="status">
            <div className="skeleton mx-auto h-full max-w-xl" />
          </div>
        )}
      </div>
    </section>
  );
}
