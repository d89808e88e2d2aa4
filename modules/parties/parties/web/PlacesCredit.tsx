import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { placesCredit } from '#modules/base/lookups/places.ts';
import { partyTexts } from '../messages/fields/index.ts';

/** Where the names of the places come from: the licence asks for it wherever they are chosen. */
export function PlacesCredit(): ReactNode {
  const t = useTexts(partyTexts);
  return (
    <p className="mt-4 text-xs text-faint">
      <a
        href={placesCredit.url}
        target="_blank"
        rel="noreferrer"
        className="underline underline-offset-2 pointer-coarse:inline-block pointer-coarse:py-2"
      >
        {t('placesCredit')}
      </a>
    </p>
  );
}
