import type { Director } from '../fields.ts';
import type { PartyFormContext } from './PartyFormFrame.tsx';

/** Finds the masked number of a director, who is known by the id; the number of somebody else is asked for anew. */
export function identityOnFile(
  directors: readonly Director[] = [],
  maskedNumbers: Readonly<Record<string, string>> = {},
): PartyFormContext['identityOnFile'] {
  return (row) => {
    const index = directors.findIndex(
      ({ id, name }) =>
        (row.id === undefined || row.id === id) && name.trim().toLowerCase() === row.name.trim().toLowerCase(),
    );
    return index < 0 ? undefined : maskedNumbers[`directors.${index}.idNumber`];
  };
}
