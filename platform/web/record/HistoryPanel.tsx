import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '#platform/history.ts';
import { recordTexts } from '#platform/messages/records/index.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../texts.ts';

/** How a noun says what its audit trail holds. */
export interface HistoryWords {
  readonly event: (event: string) => string;
  readonly label: (path: string, event: string) => string;
  /** Never asked for an empty value. */
  readonly value: (path: string, value: unknown) => string;
  /** The place of a field on the form, and so its place in a list of changes. */
  readonly place?: (path: string) => number;
  /** Whether a change says anything to people. */
  readonly isSaid?: (path: string) => boolean;
}

/** Records cannot tell an empty field from an absent one. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Who changed what, from what, to what; newest first. */
export function HistoryPanel({
  entries,
  words,
}: {
  readonly entries: readonly HistoryEntry[];
  readonly words: HistoryWords;
}): ReactNode {
  const t = useTexts(recordTexts);
  return (
    <ol aria-label={t('history')} className="card divide-y divide-line">
      {entries
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map((entry, index) => (
          <Entry key={index} entry={entry} words={words} />
        ))}
      {entries.length === 0 && <li className="px-4 py-8 text-center text-muted">{t('noHistory')}</li>}
    </ol>
  );
}

/** What differs for a reader, in the order of the form. */
function changesOf({ changes }: HistoryEntry, { place = () => 0, isSaid = () => true }: HistoryWords) {
  return Object.entries(changes)
    .filter(([path, [from, to]]) => path !== confirmedBy && isSaid(path) && !(isEmpty(from) && isEmpty(to)))
    .toSorted(([a], [b]) => place(a) - place(b));
}

/** How the person proved that it was they; said beside the name. */
const confirmedBy = 'confirmedBy';

/** More than this are folded. */
const shownAtOnce = 12;

function Entry({ entry, words }: { readonly entry: HistoryEntry; readonly words: HistoryWords }): ReactNode {
  const t = useTexts(recordTexts);
  const formats = useFormats();
  const changes = changesOf(entry, words);
  const who =
    entry.byKind === 'token'
      ? t('byToken', { by: entry.by })
      : entry.byKind === 'system'
        ? t('bySystem')
        : entry.byKind === 'link'
          ? t('byLink', { by: entry.by })
          : entry.by;
  const list = (
    <dl className="@container mt-2 space-y-1 text-sm">
      {changes.map(([path, [from, to]]) => (
        <Change key={path} event={entry.event} path={path} from={from} to={to} words={words} />
      ))}
    </dl>
  );
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{words.event(entry.event)}</span>
        <span className="text-muted">
          {who}
          {entry.changes[confirmedBy]?.[1] === 'secondFactor' && `, ${t('confirmedAgain')}`}
        </span>
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

/** What every approval against a document keeps, whatever its noun. */
const against = { differenceReason: 'differenceReason', documentSays: 'documentSaysLabel' } as const;

interface ChangeProps {
  readonly event: string;
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly words: HistoryWords;
}

function Change({ event, path, from, to, words }: ChangeProps): ReactNode {
  const t = useTexts(recordTexts);
  return (
    <div className="grid gap-x-3 @2xs:grid-cols-[minmax(6rem,1fr)_2fr] @lg:grid-cols-[minmax(10rem,16rem)_1fr]">
      <dt className="text-muted">
        {path in against ? t(against[path as keyof typeof against]) : words.label(path, event)}
      </dt>
      <dd className="min-w-0 break-words whitespace-pre-line">
        {!isEmpty(from) && (
          <>
            <span className="text-muted">
              <span className="sr-only">{t('from')} </span>
              {words.value(path, from)}
            </span>
            <ArrowRight size={13} aria-hidden="true" className="mx-1.5 inline text-faint" />
            <span className="sr-only">{t('to')} </span>
          </>
        )}
        {isEmpty(to) ? t('emptyValue') : path in against ? String(to) : words.value(path, to)}
      </dd>
    </div>
  );
}

export function HistorySkeleton(): ReactNode {
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
