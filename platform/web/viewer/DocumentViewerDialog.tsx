import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useTexts } from '../texts.ts';
import { DocumentViewer, type ViewedDocument } from './DocumentViewer.tsx';

interface DocumentViewerDialogProps {
  readonly open: boolean;
  readonly title?: string;
  readonly documents: readonly ViewedDocument[];
  readonly onClose: () => void;
}

/** The same viewer over the page. */
export function DocumentViewerDialog({ open, title, documents, onClose }: DocumentViewerDialogProps): ReactNode {
  const t = useTexts(deskTexts);
  const shared = useTexts(publicTexts);
  return (
    <Dialog
      open={open}
      title={title ?? t('documents')}
      width={1000}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-s" onClick={onClose}>
          {shared('close')}
        </button>
      }
    >
      <DocumentViewer documents={documents} className="h-[70dvh]" />
    </Dialog>
  );
}
