import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import { PodTrouble } from './badges.tsx';
import type { PodLine } from './calls.ts';
import type { StagingState } from './use-staging.ts';

/** The proofs of a tab, three lines each: which load, from where to where, who sent it and how. */
export function StagingList({ state, empty }: { readonly state: StagingState; readonly empty: string }): ReactNode {
  const t = useTexts(podDeskTexts);
  const { rows, open, list } = state;
  const total = list.data?.total ?? 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      {list.data && rows.length === 0 && <p className="p-5 text-muted">{empty}</p>}
      {!list.data && <div className="skeleton m-3 h-40" role="status" aria-busy="true" />}
      <ul aria-label={t('list')}>
        {rows.map((pod) => (
          <Line key={pod.id} pod={pod} isOpen={pod.id === open} onOpen={() => state.choose(pod.id)} />
        ))}
      </ul>
      {rows.length < total && (
        <button type="button" className="btn btn-g m-2" onClick={state.showMore}>
          {t('showMore')}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  readonly pod: PodLine;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Line({ pod, isOpen, onOpen }: LineProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const formats = useFormats();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const route = [pod.origin, pod.destination].filter(Boolean).join(' → ');
  const from = pod.supplierName || (pod.loadId && pod.isOwnFleet ? t('ownFleet') : pod.receivedFrom);
  const how = pod.method === '' ? pod.stopName : t(`method_${pod.method}`);
  return (
    <li className="border-b border-line">
      <button
        ref={button}
        type="button"
        aria-current={isOpen}
        onClick={onOpen}
        className={clsx(
          'block w-full border-l-2 px-3.5 py-2 text-left',
          isOpen ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-sunken',
        )}
      >
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-semibold">{pod.loadNumber || pod.guess?.loadNumber || t('unknownLoad')}</span>
          <span className="flex-none text-sm text-muted tabular-nums" title={formats.moment(pod.since)}>
            {t('ageDays', { count: pod.ageDays })}
          </span>
        </span>
        <span className="block truncate" title={[pod.customerName, route].filter(Boolean).join(' · ')}>
          {[pod.customerName, route].filter(Boolean).join(' · ') || pod.fileName}
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className="truncate text-sm text-muted">
            {[from, how, pod.pageCount > 1 ? t('pages', { count: pod.pageCount }) : '', pod.reference]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {pod.status === 'podRejected' && pod.rejectReason ? (
            <span className="flex-none truncate text-sm text-danger">{t(`reason_${pod.rejectReason}`)}</span>
          ) : (
            <PodTrouble of={pod} />
          )}
        </span>
      </button>
    </li>
  );
}
