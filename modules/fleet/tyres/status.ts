import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A tyre in store, on a vehicle, or thrown away. */
export const tyreLife = machine({
  initial: 'STOCK',
  states: {
    STOCK: { mount: 'MOUNTED', measure: 'STOCK', scrap: 'SCRAPPED' },
    MOUNTED: { dismount: 'STOCK', measure: 'MOUNTED' },
    SCRAPPED: {},
  },
  past: { mount: 'mounted', dismount: 'dismounted', measure: 'measured', scrap: 'scrapped' },
  sets: { kept: ['STOCK', 'MOUNTED'] },
});
export type TyreState = StateOf<typeof tyreLife>;
export type TyreEvent = EventOf<typeof tyreLife>;

/** The questions of the desk, in the order of its tabs. */
export const tyreChips = ['mounted', 'stock', 'worn', 'scrapped'] as const;
export type TyreChip = (typeof tyreChips)[number];

const axles = [1, 2, 3, 4] as const;
const places = ['L', 'LO', 'LI', 'RI', 'RO', 'R'] as const;
const spares = ['S1', 'S2'] as const;
export type TyrePosition = `${(typeof axles)[number]}${(typeof places)[number]}` | (typeof spares)[number];

/** From the front left to the spare wheels: the axle, the side, and outer or inner of a pair. */
export const tyrePositions: readonly [TyrePosition, ...TyrePosition[]] = [
  ...(axles.flatMap((axle) => places.map((place) => `${axle}${place}`)) as [TyrePosition, ...TyrePosition[]]),
  ...spares,
];

/** Millimetres to which a tread may be worn: a wear indicator says 1.6, the law says 1. */
export function leastTread(hasWearIndicator: boolean): number {
  return hasWearIndicator ? 1.6 : 1;
}
