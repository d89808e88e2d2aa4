import clsx from 'clsx';
import { CircleCheckBig, CircleX, Clock, type LucideIcon, Search, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { clientZone } from '#platform/client-zone.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ExchangeRecord, ExchangeStep } from '../contract.ts';
import { exchangeDeskTexts } from '../messages/desk/index.ts';

interface Shown {
  readonly key: string;
  readonly at: string;
  readonly icon: LucideIcon;
  readonly tone: string;
  readonly text: string;
  readonly aside: string;
}

/** The steps of an exchange in their order, and what comes by itself. */
export function Happened({ record }: { readonly record: ExchangeRecord }): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const formats = useFormats();
  const { steps, status, nextAt, resolveReason, updatedBy, updatedAt } = record;
  const rows: Shown[] = steps.map(stepShown);
  rows.unshift({ key: 'created', at: record.createdAt, icon: Send, tone: 'text-muted', text: t('queued'), aside: '' });
  function stepShown(step: ExchangeStep): Shown {
    const isGood = step.outcome === 'succeeded' || step.outcome === 'found';
    const isLookUp = step.kind === 'lookUp';
    return {
      key: String(step.number),
      at: step.at,
      icon: isGood ? CircleCheckBig : isLookUp ? Search : CircleX,
      tone: isGood ? 'text-ok' : isLookUp ? 'text-muted' : 'text-danger',
      text: t(`outcome_${step.outcome}`),
      aside: step.statusCode === null ? '' : String(step.statusCode),
    };
  }
  if (status === 'RESOLVED')
    rows.push({
      key: 'resolved',
      at: updatedAt,
      icon: CircleCheckBig,
      tone: 'text-muted',
      text: t('resolvedBy', { name: updatedBy, reason: resolveReason }),
      aside: '',
    });
  if (nextAt !== null && status !== 'SENT')
    rows.push({
      key: 'next',
      at: nextAt,
      icon: Clock,
      tone: 'text-brand',
      text: t(status === 'UNKNOWN' ? 'nextLookUp' : 'nextTry'),
      aside: t('next'),
    });
  return (
    <section aria-labelledby="happened" className="p-4">
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="happened" className="font-semibold">
          {t('happened')}
        </h2>
        <span className="text-sm text-muted">{t('timesOf', { zone: clientZone() })}</span>
      </header>
      <ol className="space-y-1.5">
        {rows.map(({ key, at, icon: Icon, tone, text, aside }) => (
          <li key={key} className="grid grid-cols-[6.5rem_1.25rem_minmax(0,1fr)_auto] items-start gap-x-2">
            <time dateTime={at} title={formats.moment(at)} className="text-muted tabular-nums">
              {formats.shortMoment(at)}
            </time>
            <Icon size={16} aria-hidden className={clsx('mt-0.5', tone)} />
            <span>{text}</span>
            <span className="text-sm text-muted tabular-nums">{aside}</span>
          </li>
        ))}
      </ol>
      {nextAt === null && (status === 'FAILED' || status === 'SUCCEEDED') && (
        <p className="mt-2 text-sm text-muted">{t('nextNone')}</p>
      )}
    </section>
  );
}
