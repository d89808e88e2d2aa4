import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNow } from '#platform/web/use-now.ts';
import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '../messages/desk/index.ts';
import { type Run, runRead, useMay } from './calls.ts';
import { invoicePath } from './paths.ts';
import { useFindingWord } from './words.tsx';

/** How long a run that is over is still told of, in milliseconds. */
const toldFor = 24 * 3_600_000;
const hiddenKey = 'hiddenInvoiceRun';

/** The last run of postings: how far it is, and what it refused. It goes on by itself when the page is closed. */
export function RunProgress(): ReactNode {
  const may = useMay('getInvoiceRun');
  const { data: run } = useQuery({
    ...runRead,
    enabled: may,
    // Beside the socket: a worker that is started again tells nobody that it goes on.
    refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? 2000 : false),
  });
  const [hidden, setHidden] = useState(() => localStorage.getItem(hiddenKey));
  const now = useNow();
  if (!run || run.id === hidden) return null;
  if (run.status === 'RUNNING') return <Running run={run} />;
  if (now - Date.parse(run.endedAt ?? run.startedAt) > toldFor) return null;
  return (
    <Ended
      run={run}
      onHide={() => {
        localStorage.setItem(hiddenKey, run.id);
        setHidden(run.id);
      }}
    />
  );
}

function Running({ run: { done, total } }: { readonly run: Run }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-ctl bg-brand-soft px-3 py-2">
      <LoaderCircle size={16} aria-hidden="true" className="animate-spin text-brand" />
      <span className="font-medium tabular-nums">{t('running', { done, total })}</span>
      <progress
        className="h-1.5 w-40 accent-brand"
        value={done}
        max={total}
        aria-label={t('running', { done, total })}
      />
      <span className="text-sm text-muted">{t('runGoesOn')}</span>
    </div>
  );
}

function Ended({ run, onHide }: { readonly run: Run; readonly onHide: () => void }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const word = useFindingWord();
  const isWhole = run.refused.length === 0;
  const Icon = isWhole ? CircleCheck : TriangleAlert;
  return (
    <div role="status" className={`rounded-ctl px-3 py-2 ${isWhole ? 'bg-sunken' : 'bg-warn-soft'}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon size={16} aria-hidden="true" className={isWhole ? 'text-ok' : 'text-warn'} />
        <span className="tabular-nums">
          {t('runDone', {
            name: run.startedBy,
            at: formats.moment(run.endedAt ?? run.startedAt),
            posted: run.posted,
            total: run.total,
          })}
          {!isWhole && (
            <span className="font-medium text-warn"> · {t('runRefused', { count: run.refused.length })}</span>
          )}
        </span>
        <button type="button" className="btn btn-g ml-auto h-7" onClick={onHide}>
          {t('hideRun')}
        </button>
      </div>
      {!isWhole && (
        <ul className="mt-1.5 grid max-h-40 gap-1 overflow-y-auto text-sm">
          {run.refused.map((each) => (
            <li key={each.invoiceId}>
              <Link {...linkTo(invoicePath(each.invoiceId))} className="text-brand underline">
                {each.customerName}
              </Link>
              : {word(each)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
