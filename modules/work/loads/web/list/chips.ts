import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/texts.ts';
import { type LoadChip, loadChips } from '#modules/work/loads/board.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { boardRead } from '../calls.ts';

/** Red is late or lost, amber will be soon, grey is just work. */
const tones: Readonly<Partial<Record<LoadChip, 'danger' | 'warn'>>> = {
  unassigned: 'warn',
  tenderEnding: 'danger',
  late: 'danger',
  silent: 'warn',
};

export interface CountedChip {
  readonly value: LoadChip;
  readonly title: string;
  readonly count: number | undefined;
  readonly tone: 'danger' | 'warn' | undefined;
}

/** The counted questions of a dispatcher's day. One that the person may not know of is absent from the counts, and here. */
export function useCountedChips(): readonly CountedChip[] {
  const t = useTexts(loadDeskTexts);
  const { data } = useQuery(boardRead);
  const counts = data?.counts;
  return loadChips
    .filter((chip) => !counts || counts[chip] !== undefined)
    .map((value) => ({ value, title: t(`chip_${value}`), count: counts?.[value], tone: tones[value] }));
}
