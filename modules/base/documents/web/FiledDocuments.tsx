import { Paperclip } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { SubjectType } from '#modules/base/companies/document-types.ts';
import type { DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { SubjectDocumentLine } from './SubjectDocumentLine.tsx';
import { type KnownDocument, UploadDialog } from './UploadDialog.tsx';

export interface DocumentSubject {
  readonly subjectType: SubjectType;
  readonly subjectId: string;
  readonly subjectName: string;
}

/** Opens the upload for a type, or for a document that is replaced. */
export type Bring = (known: Pick<KnownDocument, 'type' | 'replaces'>) => void;

interface FiledDocumentsProps {
  readonly subject: DocumentSubject;
  readonly filed: readonly DocumentRow[];
  /** The types that the lines above show already. */
  readonly covered: readonly string[];
  readonly mayUpload: boolean;
  /** How complete the record is, in a line. */
  readonly summary: ReactNode;
  /** The lines of what is required; `bring` is undefined for who may not upload. */
  readonly children: (bring: Bring | undefined) => ReactNode;
  readonly className?: string;
}

/** Lists the required documents of a record with their state, then all others, and the way to add more. */
export function FiledDocuments(props: FiledDocumentsProps): ReactNode {
  const { subject, filed, covered, mayUpload, summary, children, className = '' } = props;
  const t = useTexts(documentDeskTexts);
  const [uploading, setUploading] = useState<KnownDocument>();
  const others = filed.filter(({ type }) => !covered.includes(type));
  const bring: Bring | undefined = mayUpload ? (known) => setUploading({ ...subject, ...known }) : undefined;
  return (
    <div className={`max-w-4xl space-y-6 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {summary}
        {bring && (
          <button type="button" className="btn btn-s max-sm:w-full" onClick={() => bring({})}>
            <Paperclip size={15} aria-hidden="true" />
            {t('attachOther')}
          </button>
        )}
      </div>
      {children(bring)}
      {others.length > 0 && (
        <section>
          <h2 className="mb-2 font-semibold">{t('otherDocuments')}</h2>
          <ul aria-label={t('otherDocuments')} className="card divide-y divide-line">
            {others.map((document) => (
              <SubjectDocumentLine
                key={document.documentId}
                type={document.type}
                documents={[document]}
                onBring={bring}
              />
            ))}
          </ul>
        </section>
      )}
      {uploading && <UploadDialog known={uploading} onClose={() => setUploading(undefined)} />}
    </div>
  );
}
