import type { Language } from '#platform/language.ts';
import type { Severity } from '#modules/fleet/vehicle-defects/status.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';

export const sections = ['papers', 'outside', 'tyres', 'brakes', 'safety'] as const;
export type Section = (typeof sections)[number];

/** Of which units an item is asked. */
export const askedOn = ['vehicle', 'trailer', 'both'] as const;

/** What a limit may depend on: a tyre with a wear indicator is worn at its mark, one without at 1 mm (ZA Reg. 212). */
export const limitProperties = ['', 'wearIndicator'] as const;
export type LimitProperty = (typeof limitProperties)[number];

/** Below `min` or above `max` an item fails; between them and the warnings it passes with a warning. Null is no limit. */
export interface Limit {
  readonly min: number | null;
  readonly warnBelow: number | null;
  readonly warnAbove: number | null;
  readonly max: number | null;
}

/** What is measured, and between which limits it is in order. */
export interface Limits {
  /** As people write it: mm, bar, %. */
  readonly unit: string;
  readonly property: LimitProperty;
  /** Of units that have the property, and of all where there is none. */
  readonly usual: Limit;
  /** Of units without the property. */
  readonly without: Limit | null;
}

/** An item as a template has it. */
export interface TemplateItem {
  readonly code: string;
  readonly section: Section;
  readonly names: Readonly<Record<Language, string>>;
  readonly on: (typeof askedOn)[number];
  readonly severity: Severity;
  /** Some units do not have it. */
  readonly canBeNa: boolean;
  readonly photoOnFail: boolean;
  readonly limits: Limits | null;
}

/** A unit that is inspected. */
export interface Unit {
  readonly id: string;
  readonly kind: string;
}

/** An item with the unit of which it is asked. */
export interface AskedItem {
  readonly unitId: string;
  readonly item: TemplateItem;
}

/** What is asked of these units: the vehicle with all its items first, then each trailer. */
export function askedOf(items: readonly TemplateItem[], units: readonly Unit[]): readonly AskedItem[] {
  return units.flatMap((unit) => {
    const own = trailerKinds.includes(unit.kind) ? 'trailer' : 'vehicle';
    return items.filter(({ on }) => on === 'both' || on === own).map((item) => ({ unitId: unit.id, item }));
  });
}

/** What an item is called in a language; in the first that has a word where that one has none. */
export function itemName({ names, code }: Pick<TemplateItem, 'names' | 'code'>, language: Language): string {
  return names[language] || names.en || names.afr || names.pt || names.fr || code;
}

/** The limit that holds for a unit with or without the property. */
export function limitFor({ limits }: Pick<TemplateItem, 'limits'>, hasProperty: boolean): Limit | null {
  if (limits === null) return null;
  return limits.property === '' || hasProperty ? limits.usual : (limits.without ?? limits.usual);
}
