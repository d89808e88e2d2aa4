import type { ReactNode } from 'react';
import type { CalendarDate } from '#platform/dates.ts';
import { recordTexts } from '#platform/messages/records/index.ts';
import { paperStates, type PaperState, worstPaper } from '#platform/papers.ts';
import type { Column } from '../list/columns.ts';
import { StatusBadge, type Tone } from '../list/StatusBadge.tsx';
import { today } from '../formats.ts';
import { useTexts } from '../texts.ts';

const tones: Readonly<Record<PaperState, Tone>> = {
  none: 'plain',
  valid: 'ok',
  expiring: 'warn',
  incomplete: 'warn',
  expired: 'danger',
};

/** How it stands with the papers of a driver or a vehicle. */
export function PaperBadge({ state }: { readonly state: PaperState }): ReactNode {
  const t = useTexts(recordTexts);
  return <StatusBadge tone={tones[state]}>{t(`papers_${state}`)}</StatusBadge>;
}

/** The column and the filter of a list whose records have papers that end, some of which a record may call for and lack. */
export function usePapers<Row>(
  expiries: (row: Row) => readonly (CalendarDate | null)[],
  lacking: (row: Row) => readonly string[],
) {
  const t = useTexts(recordTexts);
  const stateOf = (row: Row) => worstPaper(expiries(row), today(), lacking(row).length > 0);
  const column: Column<Row, never> = {
    id: 'papers',
    title: t('papers'),
    card: 'badge',
    cell: (row) => <PaperBadge state={stateOf(row)} />,
    value: (row) => t(`papers_${stateOf(row)}`),
  };
  const filter = {
    id: 'papers',
    kind: 'one',
    title: t('papers'),
    options: paperStates.map((state) => ({ value: state, title: t(`papers_${state}`) })),
  } as const;
  return { column, filter };
}
