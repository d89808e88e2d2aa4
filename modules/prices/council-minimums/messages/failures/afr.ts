import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  councilMinimumOverlaps:
    '{code} gee hierdie graad reeds op sommige van hierdie dae. Beëindig dit eers, of kies ander dae.',
  councilMinimumUsed: 'Bestuurders het hierdie graad. Beëindig dit met ’n nuwe weergawe, en voeg ’n ander minimum by.',
};
