import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Column } from '#platform/web/list/columns.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { checkedSubjectTypes, documentTypes, documentTypesOf } from '#modules/base/companies/document-types.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import type { ChecklistRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { comesWithRecord } from '../types.ts';
import { documentPath, documents, documentsNoun, subjectPath, useMay } from './calls.ts';
import { DeskTabs } from './DeskTabs.tsx';
import type { DocumentMode } from './document-mode.ts';
import { UploadDialog, type KnownDocument } from './UploadDialog.tsx';
import { RequirementBadge } from './words.tsx';

const checkedTypes = documentTypes.filter((type) =>
  checkedSubjectTypes.some((subjectType) => documentTypesOf(subjectType).includes(type)),
);

type Item = ChecklistRow['items'][number];

/** `/documentManagement/missing`: what each company requires, against what is there, subject by subject. */
export function missingDocuments(modes: readonly DocumentMode[]) {
  return function MissingDocuments(): ReactNode {
    const t = useTexts(documentDeskTexts);
    const types = useTexts(documentTypeTexts);
    const [uploading, setUploading] = useState<KnownDocument>();
    const columns = useMemo<readonly Column<ChecklistRow, 'subjectName' | 'missing'>[]>(
      () => [
        {
          id: 'subjectName',
          title: t('about'),
          sort: 'subjectName',
          card: 'title',
          cell: (row) => <span className="block max-w-56 truncate min-[90rem]:max-w-72">{row.subjectName}</span>,
          value: (row) => row.subjectName,
        },
        {
          id: 'subjectType',
          title: t('subjectType'),
          card: 'subtitle',
          cell: (row) => types(`subject_${row.subjectType}`),
        },
        { id: 'accountNumber', title: t('accountNumber'), cell: (row) => row.accountNumber },
        {
          id: 'missing',
          title: t('required'),
          sort: 'missing',
          align: 'right',
          card: 'badge',
          cell: (row) => t('presentOf', { present: row.present, required: row.required }),
          value: (row) => row.required - row.present,
        },
        {
          id: 'items',
          title: t('documents'),
          card: 'meta',
          cell: (row) => <Checklist row={row} onUpload={setUploading} />,
          value: (row) => row.items.map(({ code, state }) => `${types(code)}: ${t(`requirement_${state}`)}`).join('; '),
        },
      ],
      [t, types],
    );
    return (
      <>
        <DeskTabs current="missing" modes={modes} />
        <ListScreen
          id="missingDocuments"
          title={t('missingDocuments')}
          channel={documentsNoun}
          load={documents.getMissingDocuments}
          columns={columns}
          rowId={(row) => row.subjectId}
          rowPath={(row) => subjectPath(row.subjectType, row.subjectId)}
          searchIn={t('missingSearch')}
          filters={[
            {
              id: 'subjectType',
              kind: 'many',
              title: t('subjectType'),
              options: checkedSubjectTypes.map((value) => ({ value, title: types(`subject_${value}`) })),
            },
            {
              id: 'code',
              kind: 'many',
              title: t('type'),
              options: checkedTypes.map((value) => ({ value, title: types(value) })),
            },
            { id: 'includeComplete', kind: 'flag', title: t('includeComplete') },
          ]}
          emptyHint={t('missingEmpty')}
        />
        {uploading && <UploadDialog known={uploading} onClose={() => setUploading(undefined)} />}
      </>
    );
  };
}

interface ChecklistProps {
  readonly row: ChecklistRow;
  readonly onUpload: (known: KnownDocument) => void;
}

/** Each required document with where it stands; one that is there opens, one that is not can be brought. */
function Checklist({ row, onUpload }: ChecklistProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  const mayUpload = useMay('postDocument');
  const nameOf = ({ code, label }: Item) => label || types(code);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 py-1 whitespace-normal">
      {row.items.map((item) => (
        <li key={item.code} className="flex items-center gap-1.5">
          {item.documentId === null ? (
            <span>{nameOf(item)}</span>
          ) : (
            <Link to={documentPath(item.documentId)} className="relative z-1 text-brand hover:underline">
              {nameOf(item)}
            </Link>
          )}
          {!item.isMandatory && <span className="text-sm text-muted">({t('optional')})</span>}
          <RequirementBadge state={item.state} isMandatory={item.isMandatory} />
          {mayUpload &&
            item.state !== 'present' &&
            item.state !== 'waiting' &&
            !comesWithRecord(row.subjectType, item.code) && (
              <button
                type="button"
                className="btn btn-g relative z-1 aspect-square h-7 px-0 pointer-coarse:h-11"
                aria-label={`${t('upload')}: ${nameOf(item)}, ${row.subjectName}`}
                title={t('upload')}
                onClick={(event) => {
                  event.stopPropagation();
                  onUpload({ ...row, type: item.code });
                }}
              >
                <Upload size={14} aria-hidden="true" />
              </button>
            )}
        </li>
      ))}
    </ul>
  );
}
