import { Link } from '@tanstack/react-router';
import { FileText, Paperclip } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import { documentPath, UploadDialog, useMayDocuments } from '#modules/base/documents/web/desk.ts';
import type { ProposalRecord } from '../contract.ts';
import { proposalTexts } from '../messages/desk/index.ts';
import { proposalsNoun } from './calls.ts';

/** The documents that explain a proposal, for who types it and for who decides; more can be attached at any time. */
export function ProposalDocuments({ record }: { readonly record: ProposalRecord | undefined }): ReactNode {
  const t = useTexts(proposalTexts);
  const types = useTexts(documentTypeTexts);
  const mayAttach = useMayDocuments('postDocument');
  const mayOpen = useMayDocuments('getDocument');
  const [isAttaching, setAttaching] = useState(false);
  const documents = record?.documents ?? [];
  function closed(): void {
    setAttaching(false);
    void queries.invalidateQueries({ queryKey: [proposalsNoun, record?.id] });
  }
  return (
    <section aria-labelledby="documents-title" className="border-b border-line px-4 py-4">
      <h2 id="documents-title" className="font-semibold">
        {t('documents')}
      </h2>
      {documents.length === 0 ? (
        <p className="mt-1 text-muted">{t(record ? 'noDocuments' : 'attachLater')}</p>
      ) : (
        <ul className="mt-2 space-y-1.5">
          {documents.map(({ id, fileName, type, uploadedBy }) => (
            <li key={id} className="flex items-start gap-2.5">
              <FileText size={16} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
              <div className="min-w-0">
                {mayOpen ? (
                  <Link
                    to={documentPath(id)}
                    className="block truncate text-brand underline decoration-brand/35 underline-offset-3"
                  >
                    {fileName}
                  </Link>
                ) : (
                  <span className="block truncate">{fileName}</span>
                )}
                <p className="text-sm text-muted">
                  {types(type)}, {uploadedBy}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {record && mayAttach && (
        <button type="button" className="btn btn-s mt-3" onClick={() => setAttaching(true)}>
          <Paperclip size={15} aria-hidden="true" />
          {t('attach')}
        </button>
      )}
      {record && isAttaching && (
        <UploadDialog
          known={{ subjectType: 'journal', subjectId: record.id, subjectName: `${record.number}, ${record.reason}` }}
          onClose={closed}
        />
      )}
    </section>
  );
}
