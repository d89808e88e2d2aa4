import type { Language } from '#platform/language.ts';

/** What an item tells when it is not in order: `critical` keeps the load where it is, the others ask somebody with the right. */
export type Severity = 'critical' | 'major' | 'minor';

export const itemValues = ['', 'celsius', 'count'] as const;
export const itemConditions = ['', 'dangerous', 'cooled', 'palletised'] as const;

/** An item as a checklist has it. */
export interface ChecklistItem {
  /** Of the standard list, or `own-…` of one that a company added. */
  readonly code: string;
  /** What a company calls its own item; the standard ones have their words in `messages/checklist`. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly severity: Severity;
  /** Of which loads it is asked; of all where it is empty. */
  readonly only: (typeof itemConditions)[number];
  /** What is written beside it. */
  readonly value: (typeof itemValues)[number];
  /** There are loads for which it says nothing. */
  readonly canBeNa: boolean;
  /** Nobody answers it without a photo. */
  readonly needsPhoto: boolean;
}

const usual = { names: {}, only: '', value: '', canBeNa: false, needsPhoto: false } as const;

/**
 * What is asked of every load until a company says otherwise, in the order in which one walks around it. It is version 1 of
 * each company's checklist and stays as it is: inspections are read by the version that they were made with.
 */
const standardList = [
  { ...usual, code: 'loadSecured', severity: 'critical' },
  { ...usual, code: 'tarpsCurtains', severity: 'major', canBeNa: true },
  { ...usual, code: 'seals', severity: 'major', canBeNa: true },
  { ...usual, code: 'massSlip', severity: 'critical' },
  { ...usual, code: 'axleMasses', severity: 'major', canBeNa: true },
  { ...usual, code: 'dangerSigns', severity: 'critical', only: 'dangerous' },
  { ...usual, code: 'temperature', severity: 'critical', only: 'cooled', value: 'celsius' },
  { ...usual, code: 'palletCount', severity: 'minor', only: 'palletised', value: 'count' },
] as const satisfies readonly ChecklistItem[];

export const standardChecklist: readonly ChecklistItem[] = standardList;
export const standardVersion = 1;
export type StandardCode = (typeof standardList)[number]['code'];
export const standardCodes: readonly string[] = standardList.map(({ code }) => code);
/** A code that no other item of any company has. */
export const ownCode = /^own-[a-z0-9]{8,24}$/;

export function isStandard(code: string): code is StandardCode {
  return standardCodes.includes(code);
}

/** What the checklist asks to know of the load. */
export interface ChecklistFacts {
  readonly isDangerous: boolean;
  readonly temperatureMin: number | null;
  readonly temperatureMax: number | null;
  readonly pallets: number | null;
}

/** The items that are asked of a load, in their order. */
export function itemsFor(
  facts: ChecklistFacts,
  checklist: readonly ChecklistItem[] = standardChecklist,
): readonly ChecklistItem[] {
  const asked = {
    dangerous: facts.isDangerous,
    cooled: facts.temperatureMin !== null || facts.temperatureMax !== null,
    palletised: (facts.pallets ?? 0) > 0,
  };
  return checklist.filter(({ only }) => only === '' || asked[only]);
}

/** What a company calls its own item, in a language or in the first that it wrote; empty for the standard ones. */
export function ownNameOf({ names }: Pick<ChecklistItem, 'names'>, language: Language): string {
  return names[language] || Object.values(names).find((name) => name !== '') || '';
}
