import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { PerformanceRow } from '../contract.ts';
import { vehiclePerformanceDeskTexts } from '../messages/desk/index.ts';
import { type Columns, columnsOf, stepsTo } from './chart.ts';

const height = 180;
const pair = 72;

interface EarnedAndSpentProps {
  readonly rows: readonly PerformanceRow[];
  readonly chosen: string | undefined;
  readonly onOpen: (vehicleId: string) => void;
}

/** Earned beside spent a kilometre for each vehicle, in the order of the table below, which says the same in figures. */
export function EarnedAndSpent({ rows, chosen, onOpen }: EarnedAndSpentProps): ReactNode {
  const t = useTexts(vehiclePerformanceDeskTexts);
  const columns = columnsOf(rows);
  const most = Math.max(0, ...columns.flatMap(({ earned, spent }) => [earned ?? 0, spent ?? 0]));
  const steps = stepsTo(most);
  const top = steps.at(-1) || 1;
  const width = Math.max(1, columns.length) * pair;
  const yOf = (value: number) => height - (value * height) / top;
  return (
    <div className="list-edge border-b border-line py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-semibold">{t('chart')}</h2>
        <p className="text-sm text-muted">{t('chartHow', { currency: 'R' })}</p>
        <Legend />
      </div>
      {most === 0 ? (
        <p className="py-12 text-center text-muted">{t('noData')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What moves within its frame is reached with the keys too.
        <div className="overflow-x-auto" role="region" aria-label={t('chart')} tabIndex={0}>
          <svg
            viewBox={`-32 -18 ${width + 40} ${height + 40}`}
            className="h-60"
            style={{ minWidth: `${width + 40}px` }}
            aria-hidden="true"
          >
            <Hatch />
            {steps.map((value) => (
              <g key={value}>
                <line x1="0" x2={width} y1={yOf(value)} y2={yOf(value)} className="stroke-line" strokeWidth="1" />
                <text x="-6" y={yOf(value) + 4} textAnchor="end" className="fill-muted text-[11px]">
                  {value}
                </text>
              </g>
            ))}
            {columns.map((column, place) => (
              <Pair
                key={column.id}
                column={column}
                x={place * pair}
                yOf={yOf}
                isChosen={column.id === chosen}
                onOpen={() => onOpen(column.id)}
              />
            ))}
          </svg>
        </div>
      )}
    </div>
  );
}

function Hatch(): ReactNode {
  return (
    <defs>
      <pattern id="performance-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="6" className="stroke-surface" strokeWidth="3" />
      </pattern>
    </defs>
  );
}

interface PairProps {
  readonly column: Columns;
  readonly x: number;
  readonly yOf: (value: number) => number;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

function Pair({ column, x, yOf, isChosen, onOpen }: PairProps): ReactNode {
  const language = useLanguage();
  const { earned, spent, fuel, name, isHatched } = column;
  const said = (value: number) => formatDecimal(language, value, { decimals: 1, fixed: true });
  const bar = (at: number, from: number, to: number, className: string) => (
    <rect x={x + at} y={yOf(to)} width="20" height={Math.max(0, yOf(from) - yOf(to))} rx="1.5" className={className} />
  );
  return (
    // The table below opens the same with the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <g onClick={onOpen} className="cursor-pointer">
      <rect
        x={x}
        y="-14"
        width={pair}
        height={height + 34}
        className={isChosen ? 'fill-brand-soft' : 'fill-transparent'}
      />
      {earned !== null && (
        <>
          {bar(14, 0, earned, 'fill-brand opacity-40')}
          <text x={x + 24} y={yOf(earned) - 4} textAnchor="middle" className="fill-ink text-[11px]">
            {said(earned)}
          </text>
        </>
      )}
      {spent !== null && (
        <>
          {bar(38, 0, fuel, 'fill-brand')}
          {bar(38, fuel, spent, 'fill-brand opacity-70')}
          {isHatched && (
            <rect
              x={x + 38}
              y={yOf(spent)}
              width="20"
              height={Math.max(0, yOf(0) - yOf(spent))}
              fill="url(#performance-hatch)"
              opacity="0.6"
            />
          )}
          <text x={x + 48} y={yOf(spent) - 4} textAnchor="middle" className="fill-ink text-[11px]">
            {said(spent)}
          </text>
        </>
      )}
      <text
        x={x + pair / 2}
        y={height + 16}
        textAnchor="middle"
        className={clsx('text-[11px]', isChosen ? 'fill-ink font-semibold' : 'fill-muted')}
      >
        {name}
      </text>
    </g>
  );
}

function Legend(): ReactNode {
  const t = useTexts(vehiclePerformanceDeskTexts);
  const parts = [
    [t('earned'), 'bg-brand opacity-40'],
    [t('fuelCost'), 'bg-brand'],
    [t('otherCost'), 'bg-brand opacity-70'],
  ] as const;
  return (
    <ul className="ml-auto flex flex-wrap gap-x-4 text-sm">
      {parts.map(([name, tone]) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className={clsx('size-2.5 rounded-xs', tone)} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
