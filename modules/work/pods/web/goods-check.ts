import type { Pod } from './calls.ts';

export interface CountedLine {
  readonly received: string;
  readonly damaged: string;
}
export type Counted = Readonly<Record<string, CountedLine>>;

/** How much of a line should have come: what was loaded, and as planned where nobody counted that. */
export const dueOf = ({ quantityLoaded, quantityPlanned }: Pod['goods'][number]): number =>
  quantityLoaded ?? quantityPlanned;

/** What is typed to begin with: what is known already, and as much as was due where nothing is. */
export function countedOf(pod: Pod): Counted {
  return Object.fromEntries(
    pod.goods.map((line) => {
      const of = (kind: string) => pod.exceptions.find((each) => each.kind === kind && each.goodsLineId === line.id);
      // A driver counts what is sound apart from what is damaged; here both have been received. Else what is damaged would be
      // short as well, and claimed twice.
      const received =
        line.quantityActual === null
          ? dueOf(line) - (of('short')?.quantity ?? 0) + (of('over')?.quantity ?? 0)
          : line.quantityActual + (line.damagedQuantity ?? 0);
      const damaged = of('damaged')?.quantity ?? line.damagedQuantity ?? 0;
      return [line.id, { received: String(received), damaged: damaged === 0 ? '' : String(damaged) }];
    }),
  );
}

/** The quantity that was typed, with a comma or a point; 0 where nothing was. */
export const numberOf = (text: string): number => Number(text.trim().replace(',', '.'));

/** As quantities are kept: 0.3 less 0.1 is 0.2. */
const thousandths = (quantity: number) => Math.round(quantity * 1000) / 1000;

/** Whether what was typed is a quantity. */
export function isQuantity(text: string): boolean {
  return text.trim() === '' || (Number.isFinite(numberOf(text)) && numberOf(text) >= 0);
}

type Exception = Pod['exceptions'][number];

/** What was not in order, from what was counted; what was said of no line of goods stays. */
export function exceptionsOf(pod: Pod, counted: Counted): Exception[] {
  const known = new Set(pod.goods.map(({ id }) => id));
  const others = pod.exceptions.filter(
    ({ goodsLineId, kind }) =>
      goodsLineId === null || !known.has(goodsLineId) || !['short', 'over', 'damaged'].includes(kind),
  );
  const ofLines = pod.goods.flatMap((line): Exception[] => {
    const { received, damaged } = counted[line.id] ?? { received: '', damaged: '' };
    const missing = received.trim() === '' ? 0 : thousandths(dueOf(line) - numberOf(received));
    const broken = damaged.trim() === '' ? 0 : numberOf(damaged);
    const about = (kind: Exception['kind'], quantity: number) => ({ kind, goodsLineId: line.id, quantity, note: '' });
    return [
      ...(missing > 0 ? [about('short', missing)] : []),
      ...(missing < 0 ? [about('over', -missing)] : []),
      ...(broken > 0 ? [about('damaged', broken)] : []),
    ];
  });
  return [...others, ...ofLines];
}
