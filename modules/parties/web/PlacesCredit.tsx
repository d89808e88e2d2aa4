import type { ReactNode } from 'react';
import { placesCredit } from '#modules/lookups/places.ts';

/** Where the names of the places come from: the licence asks for it wherever they are chosen. */
export function PlacesCredit(): ReactNode {
  return (
    <p className="mt-4 text-xs text-faint">
      <a href={placesCredit.url} target="_blank" rel="noreferrer" className="underline underline-offset-2">
        {placesCredit.text}
      </a>
    </p>
  );
}
