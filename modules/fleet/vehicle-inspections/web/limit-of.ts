import type { InspectionAnswer } from '../answers.ts';
import type { Limit } from '../template.ts';

/** The limit that holds for an answer; null where nothing is measured. */
export function limitOf({ usual, without, property, hasProperty }: InspectionAnswer): Limit | null {
  return property === '' || hasProperty ? usual : (without ?? usual);
}
