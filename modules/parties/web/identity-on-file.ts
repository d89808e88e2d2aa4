import type { Director } from '../fields.ts';
import type { PartyFormContext } from './PartyFormFrame.tsx';

/** Finds the masked number of a director. Directors may be moved and removed, so that they are known by name, as on the server. */
export function identityOnFile(
  directors: readonly Director[] = [],
  maskedNumbers: Readonly<Record<string, string>> = {},
): PartyFormContext['identityOnFile'] {
  return (name) => {
    const index = directors.findIndex((director) => director.name.toLowerCase() === name.trim().toLowerCase());
    return index < 0 ? undefined : maskedNumbers[`directors.${index}.idNumber`];
  };
}
