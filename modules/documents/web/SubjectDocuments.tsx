import { queryOptions, useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { SubjectType } from '#modules/companies/document-types.ts';
import type { ChecklistRow, DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { documents, documentsNoun, useMay } from './calls.ts';
import { SubjectDocumentLine } from './SubjectDocumentLine.tsx';
import { type KnownDocument, UploadDialog } from './UploadDialog.tsx';

interface SubjectDocumentsProps {
  readonly subjectType: SubjectType;
  readonly subjectId: string;
  readonly subjectName: string;
}

/** More than a subject ever has in force. */
const documentsAtMost = 200;

function subjectRead(subjectType: SubjectType, subjectId: string) {
  return queryOptions({
    queryKey: [documentsNoun, 'of', subjectType, subjectId],
    queryFn: async ({ signal }) => {
      const options = { signal };
      const about = { subjectType: [subjectType], subjectId };
      const [filed, asked] = await Promise.all([
        documents.getDocuments({ ...about, pageSize: documentsAtMost, sort: 'uploadedAt' }, options),
        documents.getMissingDocuments({ ...about, includeComplete: true }, options),
      ]);
      return { filed: filed.rows, asked: asked.rows[0] };
    },
  });
}

/** The documents of one record: what is required with where it stands, then what else was filed; each can be replaced. */
export function SubjectDocuments(subject: SubjectDocumentsProps): ReactNode {
  useChannel(documentsNoun);
  return (
    <RecordGate
      query={useQuery(subjectRead(subject.subjectType, subject.subjectId))}
      skeleton={<div aria-hidden="true" className="skeleton my-6 h-64" />}
    >
      {(read) => <Shown {...read} subject={subject} />}
    </RecordGate>
  );
}

interface ShownProps {
  readonly filed: readonly DocumentRow[];
  readonly asked: ChecklistRow | undefined;
  readonly subject: SubjectDocumentsProps;
}

function Shown({ filed, asked, subject }: ShownProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const mayUpload = useMay('postDocument');
  const [uploading, setUploading] = useState<KnownDocument>();
  const items = asked?.items ?? [];
  const others = filed.filter(({ type }) => !items.some(({ code }) => code === type));
  const bring = mayUpload
    ? (known: Pick<KnownDocument, 'type' | 'replaces'>) => setUploading({ ...subject, ...known })
    : undefined;
  return (
    <div className="max-w-4xl space-y-6 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {asked
            ? t(asked.present === asked.required ? 'papersComplete' : 'papersIncomplete', {
                present: asked.present,
                required: asked.required,
              })
            : t('notRequired')}
        </p>
        {bring && (
          <button type="button" className="btn btn-s max-sm:w-full" onClick={() => bring({})}>
            <Paperclip size={15} aria-hidden="true" />
            {t('attachOther')}
          </button>
        )}
      </div>
      {items.length > 0 && (
        <ul aria-label={t('required')} className="card divide-y divide-line">
          {items.map((item) => (
            <SubjectDocumentLine
              key={item.code}
              type={item.code}
              label={item.label}
              required={item}
              documents={filed.filter(({ type }) => type === item.code)}
              onBring={bring}
            />
          ))}
        </ul>
      )}
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
