import type { FleetLog, FleetLogLine } from '../contract.ts';
import type { LogTab } from './address.ts';

export type Gap = FleetLog['gaps'][number];
/** A line, or a hole between two trips where it belongs in time. */
export type LogRow =
  | { readonly kind: 'line'; readonly id: string; readonly at: string; readonly line: FleetLogLine }
  | { readonly kind: 'gap'; readonly id: string; readonly at: string; readonly gap: Gap };

const shows: Readonly<Record<LogTab, (row: LogRow) => boolean>> = {
  all: () => true,
  gaps: (row) => row.kind === 'gap',
  slips: (row) => row.kind === 'line' && row.line.kind !== 'trip',
  noLoad: (row) => row.kind === 'line' && row.line.kind === 'trip' && row.line.loadId === null,
  private: (row) => row.kind === 'line' && row.line.purpose === 'private',
};

/** Lines and gaps of a book in the order of time. */
export function rowsOf({ lines, gaps }: Pick<FleetLog, 'lines' | 'gaps'>): readonly LogRow[] {
  const rows: LogRow[] = [
    ...lines.map((line): LogRow => ({ kind: 'line', id: line.id, at: line.startedAt ?? line.endedAt, line })),
    ...gaps.map((gap): LogRow => ({ kind: 'gap', id: `gap ${gap.startKm}`, at: gap.from, gap })),
  ];
  return rows.toSorted((one, other) => one.at.localeCompare(other.at) || (one.kind === 'gap' ? 1 : -1));
}

/** Those of a tab. */
export function rowsOfTab(rows: readonly LogRow[], tab: LogTab): readonly LogRow[] {
  return rows.filter(shows[tab]);
}
