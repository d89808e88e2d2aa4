import { Link } from '@tanstack/react-router';
import { Send, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { DocumentRow } from '#modules/base/documents/contract.ts';
import { documentPath, DocumentBadge } from '#modules/base/documents/web/desk.ts';
import type { ShownPaper } from '../contract.ts';
import { loadPapersTexts } from '../messages/desk/index.ts';
import { keptAt } from './paths.ts';
import { PaperBadge, usePaperName } from './words.tsx';

interface PaperLineProps {
  readonly loadId: string;
  readonly paper: ShownPaper;
  /** Documents of this kind. */
  readonly documents: readonly DocumentRow[];
  /** Absent for who may not upload, and for papers that are kept elsewhere. */
  readonly onBring: (() => void) | undefined;
  /** Absent where nobody can be asked for it by a link, and for who may not ask. */
  readonly onAsk: (() => void) | undefined;
}

/** One paper that a load needs: where it stands, what waits for it, what was filed, and the way to bring it. */
export function PaperLine({ loadId, paper, documents, onBring, onAsk }: PaperLineProps): ReactNode {
  const t = useTexts(loadPapersTexts);
  const name = usePaperName()(paper);
  const kept = keptAt(paper, loadId);
  const notes = [
    paper.detail,
    !paper.isMandatory && t('optional'),
    paper.isMandatory && paper.stops !== 'nothing' && t(`stops_${paper.stops}`),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{name}</p>
        {notes.length > 0 && <p className="text-sm text-muted">{notes.join(' · ')}</p>}
        {documents.map((document) => (
          <p key={document.documentId} className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
            <Link to={documentPath(document.documentId)} className="min-w-0 truncate text-brand hover:underline">
              {document.fileName}
            </Link>
            <DocumentBadge status={document.shownStatus} />
            {document.shownStatus === 'rejected' && <span className="text-danger">{document.rejectReason}</span>}
          </p>
        ))}
      </div>
      <PaperBadge of={paper} />
      {kept && paper.state !== 'there' && (
        <Link
          {...linkTo(kept)}
          className="btn btn-s"
          aria-label={t('openNamed', { name: [name, paper.detail].filter(Boolean).join(', ') })}
        >
          {t('openPaper')}
        </Link>
      )}
      {onAsk && (
        <button type="button" className="btn btn-s" aria-label={t('requestNamed', { name })} onClick={onAsk}>
          <Send size={15} aria-hidden="true" />
          {t('request')}
        </button>
      )}
      {onBring && (
        <button type="button" className="btn btn-s" aria-label={t('attachNamed', { name })} onClick={onBring}>
          <Upload size={15} aria-hidden="true" />
          {t('attach')}
        </button>
      )}
    </li>
  );
}
