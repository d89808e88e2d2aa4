import { CircleAlert } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { centsOfWire } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { DecisionBarriers } from '#platform/web/record/Decisions.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { Tabs } from '#platform/web/record/Tabs.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { useState } from 'react';
import type { ProposalRecord } from '../contract.ts';
import { proposalTexts } from '../messages/desk/index.ts';
import { Approver } from './batch/Approver.tsx';
import { useTroubleTexts } from './batch/trouble-texts.ts';
import { proposalHistoryRead, useMay } from './calls.ts';
import { LinesView } from './LinesView.tsx';
import { ProposalDocuments } from './ProposalDocuments.tsx';
import { journalPath } from './paths.ts';
import { ProposalBadge } from './words.tsx';

interface ProposalPageProps {
  readonly record: ProposalRecord;
  /** Beside the title, at the foot of a phone. */
  readonly buttons: ReactNode;
  readonly decisions: readonly Decision[];
}

/** A proposal that is read: submitted, posted, or looked at on a phone. */
export function ProposalPage({ record, buttons, decisions }: ProposalPageProps): ReactNode {
  const t = useTexts(proposalTexts);
  const [part, setPart] = useState<'lines' | 'history'>('lines');
  const mayHistory = useMay('getTransactionProposalHistory');
  return (
    <section aria-labelledby="proposal-title" className="list-screen flex flex-col">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
        <h1 id="proposal-title" className="text-xl font-semibold">
          {record.number}
        </h1>
        <ProposalBadge state={record.status} />
        <span className="min-w-0 truncate text-sm text-muted" title={record.reason}>
          {record.reason}
        </span>
        {buttons}
      </header>
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="list-edge empty:hidden">
            <DecisionBarriers decisions={decisions} />
            {record.status === 'REJECTED' && (
              <p className="my-3 border-l-2 border-danger pl-3">
                {t('sentBack', { name: record.decidedBy, reason: record.decisionReason })}
              </p>
            )}
          </div>
          <Facts record={record} />
          {mayHistory ? (
            <div className="flex min-h-0 flex-1 flex-col *:last:flex *:last:min-h-0 *:last:flex-1 *:last:flex-col">
              <Tabs
                label={t('proposal')}
                tabs={[
                  { id: 'lines', title: t('details') },
                  { id: 'history', title: t('history') },
                ]}
                current={part}
                onChoose={setPart}
              >
                {part === 'lines' ? <LinesView record={record} /> : <History id={record.id} />}
              </Tabs>
            </div>
          ) : (
            <LinesView record={record} />
          )}
        </div>
        <aside
          aria-label={t('approver')}
          className="flex-none overflow-y-auto border-line bg-surface max-lg:border-t max-md:pb-24 lg:w-[372px] lg:border-l"
        >
          <Approver
            status={record.status}
            record={record}
            total={centsOfWire(record.total)}
            journals={record.journals}
            lines={record.lines}
            date={record.date}
            reverseOn={record.reverseOn}
          />
          <Warnings record={record} />
          <ProposalDocuments record={record} />
          <Posted record={record} />
        </aside>
      </div>
    </section>
  );
}

function Facts({ record }: { readonly record: ProposalRecord }): ReactNode {
  const t = useTexts(proposalTexts);
  const formats = useFormats();
  const facts: readonly (readonly [string, string])[] = [
    [t('date'), formats.date(record.date)],
    [t('reverseOn'), record.reverseOn ? formats.date(record.reverseOn) : t('never')],
    ...(record.repeatUntil
      ? [
          [
            t('repeatUntil'),
            t('repeats', { count: record.repeatEvery, date: formats.date(record.repeatUntil) }),
          ] as const,
        ]
      : []),
    ...(record.spread ? [[t('spreadFact'), t('spreadPart', record.spread)] as const] : []),
    [t('kind'), t(`kind_${record.kind}`)],
    [t('total'), formats.money(record.total)],
    [t('createdBy'), record.createdBy],
  ];
  return (
    <dl className="list-edge flex flex-none flex-wrap gap-x-8 gap-y-2 py-3">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the approver looks at twice. */
function Warnings({ record: { warnings } }: { readonly record: ProposalRecord }): ReactNode {
  const t = useTexts(proposalTexts);
  const { finding } = useTroubleTexts();
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings-title" className="border-b border-line px-4 py-4">
      <h2 id="warnings-title" className="flex items-center gap-2 font-semibold text-warn">
        <CircleAlert size={16} aria-hidden="true" />
        {t('unlikeBefore')}
      </h2>
      <ul className="mt-2 space-y-1.5">
        {warnings.slice(0, 8).map((warning) => (
          <li key={`${warning.code} ${warning.row} ${warning.group}`}>
            {warning.row === null ? finding(warning) : t('rowIs', { row: warning.row, what: finding(warning) })}
          </li>
        ))}
        {warnings.length > 8 && <li className="text-muted">{t('more', { count: warnings.length - 8 })}</li>}
      </ul>
    </section>
  );
}

/** The journals that it has become. */
function Posted({ record: { posted } }: { readonly record: ProposalRecord }): ReactNode {
  const t = useTexts(proposalTexts);
  if (posted.length === 0) return null;
  return (
    <section aria-labelledby="posted-title" className="px-4 py-4">
      <h2 id="posted-title" className="font-semibold">
        {t('postedJournals')}
      </h2>
      <ul className="mt-2 space-y-1.5">
        {posted.map(({ id, number, group, isReversal }) => (
          <li key={id} className="flex justify-between gap-3">
            <Link
              {...linkTo(journalPath(id))}
              className="text-brand underline decoration-brand/35 underline-offset-3 tabular-nums"
            >
              J-{number}
            </Link>
            <span className="text-muted">
              {isReversal ? t('postedReversal') : group && t('journalHead', { group })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const days: readonly string[] = ['date', 'reverseOn', 'repeatUntil'];

function History({ id }: { readonly id: string }): ReactNode {
  const words = useCodeTexts([proposalTexts as never]);
  const formats = useFormats();
  return (
    <div className="list-edge overflow-y-auto py-4">
      <RecordHistory
        query={useQuery(proposalHistoryRead(id))}
        words={words}
        value={(path, value) =>
          days.includes(path)
            ? formats.date(String(value))
            : path === 'total' && typeof value === 'number'
              ? formats.money(value)
              : (words(`${path}_${String(value)}`) ?? String(value))
        }
      />
    </div>
  );
}
