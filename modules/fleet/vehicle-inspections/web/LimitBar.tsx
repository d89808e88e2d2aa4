import type { ReactNode } from 'react';
import type { Limit } from '../template.ts';

interface LimitBarProps {
  readonly limit: Limit;
  readonly value: number | null;
}

/** The bounds of a limit along a line, with what fails, warns and passes, and where the measurement stands. */
export function LimitBar({ limit, value }: LimitBarProps): ReactNode {
  const { min, warnBelow, warnAbove, max } = limit;
  const bounds = [min, warnBelow, warnAbove, max].filter((each) => each !== null);
  const end = Math.max(...bounds, value ?? 0) * (max === null && warnAbove === null ? 1.8 : 1.2) || 1;
  const share = (each: number) => `${Math.min(100, Math.max(0, (100 * each) / end))}%`;
  const parts = [
    { from: 0, to: min ?? 0, tone: 'bg-danger' },
    { from: min ?? 0, to: warnBelow ?? min ?? 0, tone: 'bg-warn' },
    { from: warnBelow ?? min ?? 0, to: warnAbove ?? max ?? end, tone: 'bg-ok' },
    { from: warnAbove ?? max ?? end, to: max ?? warnAbove ?? end, tone: 'bg-warn' },
    { from: max ?? end, to: end, tone: 'bg-danger' },
  ].filter(({ from, to }) => to > from);
  return (
    <div className="relative mt-2 h-5" aria-hidden="true">
      <div className="absolute inset-x-0 top-1.5 h-2 overflow-hidden rounded-full">
        {parts.map(({ from, to, tone }) => (
          <span
            key={from}
            className={`absolute inset-y-0 opacity-50 ${tone}`}
            style={{ left: share(from), width: `calc(${share(to)} - ${share(from)})` }}
          />
        ))}
      </div>
      {value !== null && (
        <span
          className="absolute top-0 h-5 w-1.5 -translate-x-1/2 rounded-full bg-ink"
          style={{ left: share(value) }}
        />
      )}
    </div>
  );
}
