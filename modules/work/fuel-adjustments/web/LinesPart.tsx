import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AdjustmentLine, AdjustmentRecord } from '../contract.ts';
import { fuelAdjustmentDeskTexts } from '../messages/desk/index.ts';
import { useMay } from './calls.ts';
import { LetterDialog } from './LetterDialog.tsx';
import { useInclusion } from './use-inclusion.ts';
import { useAdded, useFour, useMore } from './words.tsx';

const capturePath = '/capturefuelrate/new';

/** One line a customer: what fuel adds now and from the day on, and why it does not change where it does not. */
export function LinesPart({ run }: { readonly run: AdjustmentRecord }): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const [letter, setLetter] = useState<AdjustmentLine>();
  const mayLetter = useMay('getFuelAdjustmentLetter');
  if (run.lines.length === 0) return <p className="text-muted">{t('noLines')}</p>;
  const heads = [
    'base',
    'price',
    'move',
    'weight',
    'before',
    'after',
    'change',
    'loadsShort',
    'moreShort',
    'invoicedShort',
    'monthShort',
  ] as const;
  return (
    <>
      <Blocked run={run} />
      <div className="overflow-x-auto">
        <table className="w-full">
          <thead>
            <tr className="h-8 border-b border-line text-left text-sm whitespace-nowrap text-muted">
              <th scope="col" className="pr-3">
                {t('part')}
              </th>
              <th scope="col">{t('customer')}</th>
              <th scope="col" className="px-3">
                {t('clause')}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="pl-2 text-right">
                  {t(head)}
                </th>
              ))}
              {mayLetter && (
                <th scope="col" className="pl-3">
                  {t('letter')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {run.lines.map((line) => (
              <Line key={line.id} run={run} line={line} open={mayLetter ? () => setLetter(line) : undefined} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-sm text-muted">
        {t('always')}. {t('beforeHint')}
      </p>
      {letter && <LetterDialog line={letter} close={() => setLetter(undefined)} />}
    </>
  );
}

function Line({
  run,
  line,
  open,
}: {
  readonly run: AdjustmentRecord;
  readonly line: AdjustmentLine;
  readonly open: (() => void) | undefined;
}): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const four = useFour();
  const added = useAdded()(line);
  const more = useMore();
  const { include, isPending } = useInclusion(run);
  const mayChange = useMay('putFuelAdjustmentLine') && run.status === 'CALCULATED';
  const isRise = (line.change ?? 0) > 0;
  const isLess = (line.change ?? 0) < 0;
  const figure = 'pl-2 text-right tabular-nums';
  return (
    <tr className={clsx('h-9 border-b border-line whitespace-nowrap', !line.isIncluded && 'text-muted')}>
      <td>
        <input
          type="checkbox"
          className="size-4 align-middle accent-ink pointer-coarse:size-6"
          checked={line.isIncluded}
          disabled={!mayChange || isPending}
          aria-label={t('includes', { customer: line.customerName })}
          onChange={(event) => include(line.id, event.currentTarget.checked)}
        />
      </td>
      <td className="max-w-60" title={line.customerName}>
        <Customer line={line} />
      </td>
      <td className="px-3">{line.clauseCode}</td>
      <td className={figure}>{four(line.basePrice)}</td>
      <td className={figure}>{four(line.price)}</td>
      <td className={figure}>{four(line.move)}</td>
      <td className={figure}>{line.weight === null ? '–' : formatDecimal(language, line.weight, { decimals: 4 })}</td>
      <td className={clsx(figure, 'text-muted')}>{added.before}</td>
      <td className={clsx(figure, 'font-semibold')}>{added.after}</td>
      <td className={clsx(figure, isLess && 'text-ok', !isRise && !isLess && 'text-muted')}>{added.change}</td>
      <td className={figure}>{line.loads}</td>
      <td className={figure}>{line.loads === 0 ? '–' : more(line.sellAfter - line.sellBefore, { whole: true })}</td>
      <td className={figure}>{line.invoiced === 0 ? '–' : more(line.invoicedMore)}</td>
      <td className={figure}>
        {line.month === 0 ? '0' : `${line.month > 0 ? '+' : ''}${formats.wholeMoney(line.month)}`}
      </td>
      {open && (
        <td className="pl-3">
          {line.change !== 0 && line.problem === '' && (
            <button
              type="button"
              className="text-brand underline pointer-coarse:min-h-11"
              aria-label={`${t('letter')}: ${line.customerName}, ${line.clauseCode}`}
              onClick={open}
            >
              {t('letter')}
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

/** The name gives way, and never what is said of it. */
function Customer({ line }: { readonly line: AdjustmentLine }): ReactNode {
  return (
    <span className="flex items-baseline gap-1.5">
      <span className="min-w-0 truncate">{line.customerName}</span>
      <span className="flex-none empty:hidden">
        <Why line={line} />
      </span>
    </span>
  );
}

/** Why fuel does not change, or not by all that its price did. */
function Why({ line }: { readonly line: AdjustmentLine }): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const four = useFour();
  if (!line.isIncluded) return <span className="text-sm">{t('leftOutWord')}</span>;
  if (line.problem !== '') return <span className="text-sm text-danger">{t('noPrice')}</span>;
  if (line.bound === 'cap' || line.bound === 'floor' || line.bound === 'threshold')
    return <Sign words={t(`bound_${line.bound}`, { raw: four(line.raw) })} isWarning={line.bound !== 'threshold'} />;
  return line.calculation === 'Manual' ? <Sign words={t('manualHint')} /> : null;
}

/** A sentence that has no room beside a name: a sign that says it when it is pointed at. */
function Sign({ words, isWarning = false }: { readonly words: string; readonly isWarning?: boolean }): ReactNode {
  const Icon = isWarning ? TriangleAlert : Info;
  return (
    <span className={isWarning ? 'text-warn' : 'text-muted'} title={words}>
      <Icon size={14} aria-hidden="true" className="inline align-[-0.125em]" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** What must be mended before the run can be approved, with the way to do it. */
function Blocked({ run }: { readonly run: AdjustmentRecord }): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const blocked = run.lines.filter(({ problem, isIncluded }) => problem !== '' && isIncluded);
  if (blocked.length === 0 || run.status !== 'CALCULATED') return null;
  return (
    <section aria-label={t('blockedText')} className="mb-4 max-w-3xl border-l-2 border-danger pl-4">
      {blocked.map((line) => (
        <p key={line.id} className="font-semibold">
          {t('blocked', { customer: `${line.customerName}, ${line.clauseCode}` })}
        </p>
      ))}
      <p className="mt-1 text-muted">
        {t('blockedText')}{' '}
        <Link to={capturePath} className="text-brand underline">
          {t('capturePrice')}
        </Link>
      </p>
    </section>
  );
}
