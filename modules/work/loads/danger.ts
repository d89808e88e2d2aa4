import type { packingGroups } from './fields.ts';

/** The danger of goods as papers and drivers need it. */
export interface Danger {
  readonly unNumber: string;
  readonly dangerClass: string;
  readonly packingGroup: (typeof packingGroups)[number];
}

/** A commodity as far as its danger is known. */
export interface CommodityDanger extends Danger {
  readonly isDangerous: boolean;
}

/**
 * The danger of what a load carries: as it was typed, and where nothing was typed as the first dangerous commodity has it,
 * the load's own before those of its lines of goods. Null where nothing is dangerous.
 */
export function dangerOf(typed: Danger, commodities: readonly CommodityDanger[]): Danger | null {
  const dangerous = commodities.filter(({ isDangerous }) => isDangerous);
  const isTyped = typed.unNumber !== '' || typed.dangerClass !== '';
  const known = isTyped ? dangerous.find(({ unNumber }) => unNumber === typed.unNumber) : dangerous[0];
  if (!isTyped && !known) return null;
  return {
    unNumber: typed.unNumber || known?.unNumber || '',
    dangerClass: typed.dangerClass || known?.dangerClass || '',
    packingGroup: typed.packingGroup || known?.packingGroup || '',
  };
}
