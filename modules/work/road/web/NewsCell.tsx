import { PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { AskDeed, LoadRow } from '#modules/work/loads/web/index.ts';
import { useMay } from './calls.ts';
import { canReport } from './row-deeds.ts';
import { roadTexts } from '../messages/desk/index.ts';

interface NewsCellProps {
  readonly row: LoadRow;
  readonly ask: AskDeed;
}

/** When one last heard of it; pressed, it takes down a check call. */
export function NewsCell({ row, ask }: NewsCellProps): ReactNode {
  const t = useTexts(roadTexts);
  const may = useMay('postLoadEvent') && canReport(row);
  const ago = row.lastEventAt ? <Ago at={row.lastEventAt} /> : null;
  if (!may) return ago;
  return (
    <button
      type="button"
      data-row-key="e"
      aria-keyshortcuts="e"
      title={t('checkCall')}
      className="-mx-1 flex max-w-full items-center gap-1.5 rounded-ctl px-1 text-left hover:bg-sunken"
      onClick={() => ask({ deed: 'checkCall', row })}
    >
      <PhoneCall size={13} aria-hidden="true" className="flex-none text-faint" />
      {ago}
      <span className="sr-only">{t('checkCallOf', { load: row.loadNumber })}</span>
    </button>
  );
}

/** The check call from a card, where a phone has no cells to press. */
export function CheckCallButton({ row, ask }: NewsCellProps): ReactNode {
  const t = useTexts(roadTexts);
  const may = useMay('postLoadEvent');
  if (!may || !canReport(row)) return null;
  return (
    <button
      type="button"
      className="btn btn-g"
      aria-label={t('checkCallOf', { load: row.loadNumber })}
      onClick={() => ask({ deed: 'checkCall', row })}
    >
      {t('checkCall')}
    </button>
  );
}
