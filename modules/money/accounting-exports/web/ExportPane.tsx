import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, RotateCw, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useMedia } from '#platform/web/media.ts';
import { queries } from '#platform/web/queries.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { exchangeDeskTexts } from '#modules/money/exchanges/messages/desk/index.ts';
import { exchangeLife } from '#modules/money/exchanges/status.ts';
import { ExchangeBadge, exchanges, useMayExchange } from '#modules/money/exchanges/web/desk.ts';
import type { ExportRecord } from '../contract.ts';
import { accountingExportDeskTexts } from '../messages/desk/index.ts';
import { exportRead, exportsNoun } from './calls.ts';
import { CompareVerb } from './CompareVerb.tsx';
import { Compared } from './Compared.tsx';

/** One export: its state with the reason in words, ours beside theirs, and what a person may do. */
export function ExportPane({ id, onBack }: { readonly id: string; readonly onBack: () => void }): ReactNode {
  const query = useQuery(exportRead(id));
  if (query.isPending) return <div className="skeleton m-4 flex-1" role="status" aria-busy="true" />;
  return (
    <RecordGate query={query} skeleton={null}>
      {(record) => <OpenExport key={record.id} record={record} onBack={onBack} />}
    </RecordGate>
  );
}

/** Only what failed for certain is tried again. */
function useExportDecisions({ id, number, status }: ExportRecord): readonly Decision[] {
  const t = useTexts(accountingExportDeskTexts);
  return offered(exchangeLife, status, [
    {
      event: 'retry',
      may: useMayExchange('retryInvoiceApiData'),
      kind: 'main',
      shortcut: 'R',
      icon: RotateCw,
      title: t('retry'),
      does: {
        run: async (options) => {
          const done = await exchanges.retryInvoiceApiData({ id }, options);
          await queries.invalidateQueries({ queryKey: [exportsNoun] });
          return done;
        },
        done: t('retried', { number }),
      },
    },
  ]);
}

function OpenExport({ record, onBack }: { readonly record: ExportRecord; readonly onBack: () => void }): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const words = useTexts(exchangeDeskTexts);
  const formats = useFormats();
  const isDesk = useMedia('(min-width: 1024px)');
  const decisions = useExportDecisions(record);
  const { number, status, problem, detail, nextAt, theirNumber, theirStatus } = record;
  return (
    <section aria-labelledby="export-title" className="flex min-h-0 min-w-0 flex-1 flex-col max-md:pb-20">
      <header className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5">
        <button type="button" className="btn btn-g -ml-2 px-2 lg:hidden" aria-label={t('back')} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
        </button>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2">
            {/* On a phone it is the heading of the page, since the list is not there. */}
            <span id="export-title" role="heading" aria-level={isDesk ? 2 : 1} className="text-lg font-semibold">
              {number}
            </span>
            <ExchangeBadge state={status} />
          </p>
          <p className="text-sm text-muted">
            {[
              record.kind === 'creditNote' && t('creditNote'),
              record.partnerName,
              `${t('there')}: ${t(`there_${theirStatus || 'none'}`)}`,
              theirNumber && t('theirs', { number: theirNumber }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="ml-auto flex items-center gap-2">
          <CompareVerb record={record} icon={Scale} />
          <Decisions record={{ noun: exportsNoun, id: record.id, lockId: record.lockId }} decisions={decisions} />
        </div>
      </header>
      {status === 'UNKNOWN' && <p className="flex-none bg-warn-soft px-4 py-2">{t('unknownHint')}</p>}
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto p-4">
        {problem !== '' && (
          <div className={status === 'FAILED' ? 'rounded-card bg-danger-soft px-3 py-2' : ''}>
            <p>
              <span className="font-medium">{t('reason')}:</span> {words(`outcome_${problem}`)}
            </p>
            {detail !== '' && <p className="text-sm text-muted">{t('theySaid', { words: detail })}</p>}
          </div>
        )}
        {record.resolveReason !== '' && <p className="text-muted">{record.resolveReason}</p>}
        {nextAt && status !== 'SENT' && (
          <p className="text-muted">
            {t(status === 'UNKNOWN' ? 'nextLookUp' : 'nextTry')}: {formats.shortMoment(nextAt)}
          </p>
        )}
        <Compared record={record} />
        <Document record={record} />
        <Link to="/invoiceAPIData" search={{ id: record.id } as never} className="link">
          {t('exchange')}
        </Link>
      </div>
    </section>
  );
}

function Document({ record }: { readonly record: ExportRecord }): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, record.currency);
  const facts = [
    [t('vendor'), record.vendorNumber],
    [t('field_invoiceDate'), formats.date(record.invoiceDate)],
    [t('postingDate'), formats.date(record.postingDate)],
    [t('field_dueDate'), formats.date(record.dueDate)],
    [t('field_net'), money(record.net)],
    [t('vat'), money(record.vat)],
    [t('field_gross'), money(record.amount)],
    [t('tries'), String(record.tries)],
  ];
  return (
    <section aria-labelledby="export-document">
      <h3 id="export-document" className="mb-2 font-semibold">
        {t('document')}
      </h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {record.lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- The lines never change their places.
          <li key={place} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <span className="min-w-0 flex-1 truncate">{line.description}</span>
            <span className="text-sm text-muted">{[line.account, line.centre].filter(Boolean).join(' · ')}</span>
            <span className="tabular-nums">{money(line.net)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
