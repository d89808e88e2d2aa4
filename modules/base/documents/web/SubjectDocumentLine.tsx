import { Link } from '@tanstack/react-router';
import { RefreshCw, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import type { ChecklistRow, DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { comesWithRecord } from '../types.ts';
import { documentPath } from './calls.ts';
import type { KnownDocument } from './UploadDialog.tsx';
import { DocumentBadge, RequirementBadge } from './words.tsx';

interface SubjectDocumentLineProps {
  readonly type: DocumentType;
  /** What the company calls it, if it has a name of its own for it. */
  readonly label?: string;
  readonly required?: ChecklistRow['items'][number];
  /** Those in force or waiting: none when it is missing, two while the next version of an approved one waits. */
  readonly documents: readonly DocumentRow[];
  /** Absent for who may not upload. */
  readonly onBring: ((known: Pick<KnownDocument, 'type' | 'replaces'>) => void) | undefined;
}

/** One kind of paper of a record: where it stands, until when, the scan, and a button that brings the next one. */
export function SubjectDocumentLine(props: SubjectDocumentLineProps): ReactNode {
  const { type, label, required, documents, onBring } = props;
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  const name = label || types(type);
  const newest = documents[0];
  const isBrought = onBring && !(newest && comesWithRecord(newest.subjectType, type));
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64 space-y-1.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{name}</span>
          {required && !required.isMandatory && <span className="text-sm text-muted">({t('optional')})</span>}
          {documents.length === 0 && required && (
            <RequirementBadge state={required.state} isMandatory={required.isMandatory} />
          )}
        </p>
        {documents.map((document) => (
          <Scan key={document.documentId} document={document} />
        ))}
      </div>
      {isBrought && (
        <button
          type="button"
          className="btn btn-s"
          aria-label={t(newest ? 'replaceNamed' : 'attachNamed', { name })}
          onClick={() => onBring({ type, ...(newest && { replaces: newest.documentId }) })}
        >
          {newest ? <RefreshCw size={15} aria-hidden="true" /> : <Upload size={15} aria-hidden="true" />}
          {t(newest ? 'replace' : 'attach')}
        </button>
      )}
    </li>
  );
}

function Scan({ document }: { readonly document: DocumentRow }): ReactNode {
  const t = useTexts(documentDeskTexts);
  const formats = useFormats();
  const { documentId, fileName, shownStatus, expiryDate, number, issuer, rejectReason } = document;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <DocumentBadge status={shownStatus} />
      {expiryDate && (
        <span>
          {t('expiryDate')} <b className="font-medium tabular-nums">{formats.date(expiryDate)}</b>
        </span>
      )}
      {[number, issuer].filter(Boolean).map((fact) => (
        <span key={fact} className="text-muted">
          {fact}
        </span>
      ))}
      <Link to={documentPath(documentId)} className="min-w-0 truncate text-brand hover:underline">
        {fileName}
      </Link>
      {shownStatus === 'rejected' && rejectReason && <span className="w-full text-danger">{rejectReason}</span>}
    </p>
  );
}
