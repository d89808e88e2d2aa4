import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  councilMinimumOverlaps:
    '{code} fixe déjà ce grade certains de ces jours. Terminez-le d’abord ou choisissez d’autres jours.',
  councilMinimumUsed: 'Des chauffeurs ont ce grade. Mettez-y fin par une nouvelle version et ajoutez un autre minimum.',
};
