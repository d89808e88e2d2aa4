import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { HistoryEntry } from '#modules/access/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { historyRead } from '../calls.ts';
import { useFormats } from '../formats.ts';
import { placeInForm } from '../field-names.ts';
import { useFieldLabel } from '../labels.ts';
import { RecordGate } from '../RecordGate.tsx';
import { useReviewed } from './review.ts';
import { isEmpty, useWrittenValue } from './use-written-value.ts';

/** Who changed what, from what, to what; newest first. */
export function History(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier } = useReviewed();
  return (
    <RecordGate query={useQuery(historyRead(keyIdentifier))} skeleton={<HistorySkeleton />}>
      {(entries) => (
        <ol aria-label={t('history')} className="card divide-y divide-line">
          {entries
            .toSorted((a, b) => b.at.localeCompare(a.at))
            .map((entry, index) => (
              <Entry key={index} entry={entry} />
            ))}
          {entries.length === 0 && <li className="px-4 py-8 text-center text-muted">{t('noHistory')}</li>}
        </ol>
      )}
    </RecordGate>
  );
}

/** Means nothing to people. */
const unsaid: ReadonlySet<string> = new Set(['certificateId']);

/** What differs for a reader, in the order of the form. */
function changesOf({ changes }: HistoryEntry): readonly [path: string, change: readonly [unknown, unknown]][] {
  return Object.entries(changes)
    .filter(([path, [from, to]]) => !unsaid.has(path) && !(isEmpty(from) && isEmpty(to)))
    .toSorted(([a], [b]) => placeInForm(a) - placeInForm(b));
}

/** More than this are folded: a whole application is read on its own page. */
const shownAtOnce = 12;

function Entry({ entry }: { readonly entry: HistoryEntry }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const words = useCodeTexts([supplierDeskTexts as never]);
  const formats = useFormats();
  const changes = changesOf(entry);
  const who =
    entry.byKind === 'system' ? t('bySystem') : entry.byKind === 'link' ? t('byLink', { by: entry.by }) : entry.by;
  const list = (
    <dl className="mt-2 space-y-1 text-sm">
      {changes.map(([path, [from, to]]) => (
        <Change key={path} event={entry.event} path={path} from={from} to={to} />
      ))}
    </dl>
  );
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{words(`event_${entry.event}`) ?? entry.event}</span>
        <span className="text-muted">{who}</span>
        <time
          dateTime={entry.at}
          title={formats.ago(entry.at)}
          className="ml-auto text-sm whitespace-nowrap text-muted tabular-nums"
        >
          {formats.moment(entry.at)}
        </time>
      </p>
      {changes.length > shownAtOnce ? (
        <details className="mt-1 text-sm">
          <summary className="w-fit cursor-pointer text-brand">{t('fieldCount', { count: changes.length })}</summary>
          {list}
        </details>
      ) : (
        changes.length > 0 && list
      )}
    </li>
  );
}

interface ChangeProps {
  readonly event: string;
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What the reason of a decision is called. */
const reasonWords: Readonly<Record<string, string>> = { approved: 'comment', informationRequested: 'question' };

function Change({ event, path, from, to }: ChangeProps): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const label = useFieldLabel();
  const value = useWrittenValue();
  return (
    <div className="grid gap-x-3 sm:grid-cols-[minmax(10rem,16rem)_1fr]">
      <dt className="text-muted">{label(path === 'reason' ? (reasonWords[event] ?? path) : path)}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">
        {!isEmpty(from) && (
          <>
            <span className="text-muted">
              <span className="sr-only">{t('from')} </span>
              {value(path, from)}
            </span>
            <ArrowRight size={13} aria-hidden="true" className="mx-1.5 inline text-faint" />
            <span className="sr-only">{t('to')} </span>
          </>
        )}
        {value(path, to)}
      </dd>
    </div>
  );
}

function HistorySkeleton(): ReactNode {
  return (
    <div className="card divide-y divide-line" aria-hidden="true">
      {Array.from({ length: 4 }, (_, line) => (
        <div key={line} className="space-y-2 px-4 py-4">
          <div className="skeleton h-4 w-1/3" />
          <div className="skeleton h-3.5 w-1/2" />
        </div>
      ))}
    </div>
  );
}
