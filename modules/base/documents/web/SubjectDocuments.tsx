import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { SubjectType } from '#modules/base/companies/document-types.ts';
import type { ChecklistRow, DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { documents, documentsNoun, useMay } from './calls.ts';
import { type DocumentSubject, FiledDocuments } from './FiledDocuments.tsx';
import { SubjectDocumentLine } from './SubjectDocumentLine.tsx';

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
export function SubjectDocuments(subject: DocumentSubject): ReactNode {
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
  readonly subject: DocumentSubject;
}

function Shown({ filed, asked, subject }: ShownProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const mayUpload = useMay('postDocument');
  const items = asked?.items ?? [];
  return (
    <FiledDocuments
      subject={subject}
      filed={filed}
      covered={items.map(({ code }) => code)}
      mayUpload={mayUpload}
      className="py-6"
      summary={
        <p className="text-muted">
          {asked
            ? t(asked.present === asked.required ? 'papersComplete' : 'papersIncomplete', {
                present: asked.present,
                required: asked.required,
              })
            : t('notRequired')}
        </p>
      }
    >
      {(bring) =>
        items.length > 0 && (
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
        )
      }
    </FiledDocuments>
  );
}
