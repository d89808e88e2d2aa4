import { Check, Download, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BulkAction } from '#platform/web/list/BulkBar.tsx';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { newIdempotencyKey } from '#platform/web/rpc.ts';
import { downloadFrom } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentTypes, subjectTypes } from '#modules/base/companies/document-types.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import type { DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { shownStatuses } from '../status.ts';
import { sensitivities, uploadSources } from '../types.ts';
import { documentPath, documents, documentsNoun, useMay } from './calls.ts';
import { useDocumentColumns } from './columns.tsx';
import { DeskTabs } from './DeskTabs.tsx';
import type { DocumentMode } from './document-mode.ts';
import { UploadDialog } from './UploadDialog.tsx';

/** Drafts are few, and stand under All. */
const tabbed = shownStatuses.filter((status) => status !== 'draft');

/** Days of the filter on documents that end soon. */
const expiryFilters = [30, 60] as const;

/** `/documentManagement`: every file that says something about somebody. */
export function documentList(modes: readonly DocumentMode[]) {
  return function DocumentList(): ReactNode {
    const t = useTexts(documentDeskTexts);
    const types = useTexts(documentTypeTexts);
    const columns = useDocumentColumns();
    const mayUpload = useMay('postDocument');
    const [uploading, setUploading] = useState(false);
    return (
      <>
        <DeskTabs current="documents" modes={modes} />
        <ListScreen
          id="documents"
          title={t('documents')}
          channel={documentsNoun}
          load={documents.getDocuments}
          columns={columns}
          rowId={(row) => row.documentId}
          rowPath={(row) => documentPath(row.documentId)}
          searchIn={t('documentSearch')}
          tabs={{ filter: 'status', many: true, options: titled(t, 'status_', tabbed) }}
          filters={[
            {
              id: 'type',
              kind: 'many',
              title: t('type'),
              options: documentTypes.map((value) => ({ value, title: types(value) })),
            },
            {
              id: 'subjectType',
              kind: 'many',
              title: t('about'),
              options: subjectTypes.map((value) => ({ value, title: types(`subject_${value}`) })),
            },
            {
              id: 'expiringWithinDays',
              kind: 'number',
              title: t('ends'),
              options: expiryFilters.map((days) => ({ value: String(days), title: t('withinDays', { count: days }) })),
            },
            { id: 'uploadedVia', kind: 'many', title: t('source'), options: titled(t, 'source_', uploadSources) },
            {
              id: 'sensitivity',
              kind: 'many',
              title: t('sensitivity'),
              options: titled(t, 'sensitivity_', sensitivities),
            },
          ]}
          bulk={useBulkActions()}
          actions={
            mayUpload && (
              <button type="button" className="btn btn-p" onClick={() => setUploading(true)}>
                <Upload size={15} aria-hidden="true" />
                {t('upload')}
              </button>
            )
          }
          emptyHint={t('documentsEmpty')}
        />
        {uploading && <UploadDialog onClose={() => setUploading(false)} />}
      </>
    );
  };
}

/** What can be done with all selected documents, for who may. */
function useBulkActions(): readonly BulkAction<DocumentRow>[] {
  const t = useTexts(documentDeskTexts);
  const mayApprove = useMay('approveDocument');
  const mayDownload = useMay('getDocumentArchive');
  const approve: BulkAction<DocumentRow> = {
    id: 'approve',
    title: t('approve'),
    icon: <Check size={15} aria-hidden="true" />,
    question: (rows) => t('approveQuestion', { count: rows.length }),
    run: ({ documentId, lockId }) =>
      documents.approveDocument({ documentId }, { lockId, idempotencyKey: newIdempotencyKey() }),
  };
  const download: BulkAction<DocumentRow> = {
    id: 'download',
    title: t('download'),
    icon: <Download size={15} aria-hidden="true" />,
    async runAll(rows) {
      const documentIds = rows.map(({ documentId }) => documentId);
      downloadFrom((await documents.getDocumentArchive({ documentIds })).url);
    },
  };
  return [...(mayDownload ? [download] : []), ...(mayApprove ? [approve] : [])];
}
