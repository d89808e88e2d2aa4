/** What an item tells when it is not in order: `critical` keeps the load where it is, the others ask somebody with the right. */
export type Severity = 'critical' | 'major' | 'minor';

interface ChecklistItem {
  readonly code: string;
  readonly severity: Severity;
  /** Of which loads it is asked; of all where nothing is said. */
  readonly only?: 'dangerous' | 'cooled' | 'palletised';
  /** What is written beside it. */
  readonly value?: 'celsius' | 'count';
  /** There are loads for which it says nothing. */
  readonly canBeNa?: true;
}

/**
 * The checklists of loads, by their version. A version that has been used stays as it is: inspections are read by the one
 * that they were made with, and a changed list is a new version.
 */
const loadChecklists = {
  1: [
    { code: 'loadSecured', severity: 'critical' },
    { code: 'tarpsCurtains', severity: 'major', canBeNa: true },
    { code: 'seals', severity: 'major', canBeNa: true },
    { code: 'massSlip', severity: 'critical' },
    { code: 'axleMasses', severity: 'major', canBeNa: true },
    { code: 'dangerSigns', severity: 'critical', only: 'dangerous' },
    { code: 'temperature', severity: 'critical', only: 'cooled', value: 'celsius' },
    { code: 'palletCount', severity: 'minor', only: 'palletised', value: 'count' },
  ],
} as const satisfies Readonly<Record<number, readonly ChecklistItem[]>>;

export const loadChecklistVersion = 1;
type Checklists = typeof loadChecklists;
export type ItemCode = Checklists[keyof Checklists][number]['code'];
export const itemCodes = Object.values(loadChecklists).flatMap((items) => items.map(({ code }) => code)) as [
  ItemCode,
  ...ItemCode[],
];
export interface AskedItem extends ChecklistItem {
  readonly code: ItemCode;
}

/** What the checklist asks to know of the load. */
export interface ChecklistFacts {
  readonly isDangerous: boolean;
  readonly temperatureMin: number | null;
  readonly temperatureMax: number | null;
  readonly pallets: number | null;
}

/** The items that are asked of a load, in the order in which one walks around it. */
export function itemsFor(facts: ChecklistFacts, version: number = loadChecklistVersion): readonly AskedItem[] {
  const asked = {
    dangerous: facts.isDangerous,
    cooled: facts.temperatureMin !== null || facts.temperatureMax !== null,
    palletised: (facts.pallets ?? 0) > 0,
  };
  const items: readonly AskedItem[] = loadChecklists[version as keyof Checklists] ?? loadChecklists[1];
  return items.filter(({ only }) => only === undefined || asked[only]);
}
