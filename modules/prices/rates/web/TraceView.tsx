import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDecimal, formatPercent } from '#platform/decimal.ts';
import { type Formats, useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { rateDeskTexts } from '../messages/desk/index.ts';
import { rateTraceTexts } from '../messages/trace/index.ts';
import { unitNames } from '../methods.ts';
import type { RateTrace } from '../trace.ts';
import { ratePath } from './paths.ts';
import { FuelFormula } from './FuelFormula.tsx';
import { useUnitPrice } from './words.tsx';

interface TraceViewProps {
  readonly trace: RateTrace;
  /** Of an amount that somebody put in the place of the rate's. */
  readonly reason?: string;
  /** When it was priced, and by whom. */
  readonly made?: { readonly at: string; readonly by: string };
}

/** Why a side of a load costs what it costs: a sentence, the rates that fit, and the arithmetic to the cent. */
export function TraceView({ trace, reason = '', made }: TraceViewProps): ReactNode {
  const t = useTexts(rateTraceTexts);
  const formats = useFormats();
  const sentence = useSentence()(trace, reason);
  const isPriced = trace.outcome === 'rate' || trace.outcome === 'payable' || trace.outcome === 'typed';
  return (
    <section aria-label={t(`side_${trace.side}`)} className="min-w-0 space-y-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg font-semibold">{t(`side_${trace.side}`)}</h2>
        {isPriced && (
          <p className="text-xl font-semibold tabular-nums">
            {formats.money(trace.total)} <span className="text-sm font-normal text-muted">{t('withoutVat')}</span>
          </p>
        )}
      </header>
      <p className={isPriced ? 'max-w-3xl' : 'max-w-3xl text-danger'}>{sentence}</p>
      {trace.candidates.length > 0 && <Candidates trace={trace} />}
      {trace.outcome === 'rate' && <Arithmetic trace={trace} />}
      {trace.fuel && trace.outcome === 'rate' && <FuelFormula fuel={trace.fuel} />}
      {made && <p className="text-sm text-muted">{t('madeBy', { at: formats.moment(made.at), by: made.by })}</p>}
    </section>
  );
}

type Decided = RateTrace['candidates'][number];

function figureOf(formats: Formats, candidate: Decided, column: NonNullable<RateTrace['decidedBy']>): string {
  return column === 'validFrom' ? formats.date(candidate.validFrom) : String(candidate[column]);
}

/** Why there is this price, or none, in one sentence. */
function useSentence() {
  const t = useTexts(rateTraceTexts);
  const words = useTexts(rateDeskTexts);
  const [formats, language] = [useFormats(), useLanguage()];
  return (trace: RateTrace, reason: string): string => {
    const day = formats.date(trace.day);
    const { outcome, missing, decidedBy, candidates } = trace;
    const [winner, next] = candidates;
    switch (outcome) {
      case 'rate':
        if (!decidedBy || !winner || !next) return t('only', { code: trace.code, day });
        return t('decided', {
          count: trace.candidateCount,
          day,
          code: trace.code,
          column: t(`column_${decidedBy}`),
          more: figureOf(formats, winner, decidedBy),
          less: figureOf(formats, next, decidedBy),
        });
      case 'payable':
        return t('payableSentence', { percent: formatPercent(language, trace.payablePercent ?? 0, { decimals: 4 }) });
      case 'typed':
        return t('typedSentence', { reason });
      case 'unitsMissing':
        return t('unitsMissing', { missing: words(`method_${missing as keyof typeof unitNames}`) });
      case 'rateMissing':
        return t('rateMissing', { day });
      default:
        return t(outcome, { missing });
    }
  };
}

const points = ['party', 'lane', 'conditions', 'priority'] as const;

/** The rates that fit with their points; the column that decided is the bold one. */
function Candidates({ trace }: { readonly trace: RateTrace }): ReactNode {
  const t = useTexts(rateTraceTexts);
  const formats = useFormats();
  const isTie = trace.outcome === 'rateAmbiguous';
  const strong = (column: string) => (trace.decidedBy === column ? 'font-semibold' : '');
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[38rem]">
        <caption className="mb-1 text-left text-sm text-muted">{t('candidates')}</caption>
        <thead>
          <tr className="h-8 border-b border-line text-left text-sm text-muted">
            <th scope="col">{t('rate')}</th>
            <th scope="col">{t('partyName')}</th>
            <th scope="col">{t('lane')}</th>
            {points.map((column) => (
              <th key={column} scope="col" className={`text-right first-letter:uppercase ${strong(column)}`}>
                {t(`column_${column}`)}
              </th>
            ))}
            <th scope="col" className={`pl-4 first-letter:uppercase ${strong('validFrom')}`}>
              {t('column_validFrom')}
            </th>
          </tr>
        </thead>
        <tbody>
          {trace.candidates.map((each) => {
            const isWinner = !isTie && each.code === trace.code;
            const isTied = isTie && trace.missing.split(', ').includes(each.code);
            const tone = isWinner ? 'bg-brand-soft' : isTied ? 'bg-danger-soft' : '';
            return (
              <tr key={each.rateId} className={`h-9 border-b border-line ${tone}`}>
                <td className="pr-3 pl-2 font-medium whitespace-nowrap">
                  <Link to={ratePath(each.rateId)}>
                    {each.revision > 1 ? `${each.code} v${each.revision}` : each.code}
                  </Link>
                </td>
                <td className="max-w-40 truncate" title={each.partyName}>
                  {each.partyName || t('everybody')}
                </td>
                <td className="whitespace-nowrap">{`${each.origin || t('anywhere')} → ${each.destination || t('anywhere')}`}</td>
                {points.map((column) => (
                  <td key={column} className={`text-right tabular-nums ${strong(column)}`}>
                    {each[column]}
                  </td>
                ))}
                <td className={`pl-4 whitespace-nowrap ${strong('validFrom')}`}>{formats.date(each.validFrom)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** From the units to the total, line by line. */
function Arithmetic({ trace }: { readonly trace: RateTrace }): ReactNode {
  const t = useTexts(rateTraceTexts);
  const [formats, language, price] = [useFormats(), useLanguage(), useUnitPrice()];
  const quantity = (value: number) => formatDecimal(language, value, { decimals: 3 });
  const unit = trace.method === null ? '' : unitNames[trace.method];
  const { units } = trace;
  const rows: (readonly [string, string, string])[] = [];
  if (units && trace.method !== 'perLoad' && trace.method !== 'percentOfSell') {
    rows.push([t('stated'), '', `${quantity(units.stated)} ${unit}`]);
    if (units.rounded !== units.stated) rows.push([t('rounded'), '', `${quantity(units.rounded)} ${unit}`]);
    if (units.isMinimum) rows.push([t('smallest'), '', `${quantity(units.billed)} ${unit}`]);
  }
  for (const line of trace.lines) {
    const label =
      line.kind === 'portion'
        ? line.from === 0
          ? t('base')
          : t('band', { from: `${quantity(line.from)} ${unit}` })
        : line.kind === 'extraStop'
          ? t('extraStop')
          : line.label;
    const how =
      trace.method === 'percentOfSell' && line.kind === 'portion'
        ? formatPercent(language, line.price, { decimals: 4 })
        : `${quantity(line.units)} × ${price(line.price)}`;
    rows.push([label, how, formats.money(line.amount)]);
    if (
      line.kind === 'portion' &&
      trace.bound !== null &&
      line === trace.lines.findLast(({ kind }) => kind === 'portion')
    )
      rows.push([t(trace.bound), '', formats.money(trace.linehaul)]);
  }
  if (trace.fuel) {
    const { percent, base, perUnit } = trace.fuel;
    const how =
      perUnit !== null
        ? `${quantity(units?.billed ?? 1)} × ${price(perUnit)}`
        : percent === null
          ? ''
          : t('fuelOf', { percent: formatPercent(language, percent, { decimals: 4 }), base: formats.money(base) });
    rows.push([t('fuel', { clause: trace.fuel.clauseCode }), how, formats.money(trace.fuel.amount)]);
  }
  return (
    <table className="w-full max-w-3xl">
      <caption className="mb-1 text-left text-sm text-muted">{t('arithmetic')}</caption>
      <tbody>
        {rows.map(([label, how, amount]) => (
          <tr key={`${label} ${how}`} className="h-9 border-b border-line">
            <th scope="row" className="text-left font-normal">
              {label}
            </th>
            <td className="text-right text-muted tabular-nums">{how}</td>
            <td className="text-right tabular-nums">{amount}</td>
          </tr>
        ))}
        <tr className="h-9 font-semibold">
          <th scope="row" className="text-left">
            {t('total')}
          </th>
          <td colSpan={2} className="text-right tabular-nums">
            {formats.money(trace.total)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
