import { type ReactNode, useState } from 'react';
import { DocumentViewer, type ViewedDocument } from '#platform/web/viewer/DocumentViewer.tsx';
import { DocumentViewerDialog } from '#platform/web/viewer/DocumentViewerDialog.tsx';
import { pdf, picture, tiff } from './sample-documents.ts';
import { Scene } from './Scene.tsx';

const documents: readonly ViewedDocument[] = [
  {
    name: 'Photo of the certificate.png',
    blobName: 'gallery-png',
    load: async () => ({ base64: picture(), contentType: 'image/png' }),
  },
  {
    name: 'Scan, two pages.tif',
    blobName: 'gallery-tiff',
    load: async () => ({ base64: tiff(), contentType: 'image/tiff' }),
  },
  {
    name: 'GIT certificate.pdf',
    blobName: 'gallery-pdf',
    load: async () => ({ base64: pdf(), contentType: 'application/pdf' }),
  },
  {
    name: 'Sheet.xlsx',
    blobName: 'gallery-other',
    load: async () => ({ base64: btoa('x'), contentType: 'application/zip' }),
  },
  { name: 'Lost.pdf', blobName: 'gallery-lost', load: () => Promise.reject(new Error('lost')) },
];

export function Documents(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <Scene>
      <DocumentViewer documents={documents} className="h-[32rem]" />
      <DialogScene open={open} onOpen={setOpen} />
    </Scene>
  );
}

function DialogScene({
  open,
  onOpen,
}: {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}): ReactNode {
  return (
    <>
      <button type="button" className="btn btn-s mt-4" onClick={() => onOpen(true)}>
        Open as a dialog
      </button>
      <DocumentViewerDialog open={open} documents={documents} onClose={() => onOpen(false)} />
    </>
  );
}
