import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  contractors: { en: 'Contractors', afr: 'Kontrakteurs', pt: 'Subcontratados', fr: 'Sous-traitants' },
  contractor: { en: 'Contractor', afr: 'Kontrakteur', pt: 'Subcontratado', fr: 'Sous-traitant' },
  contractorInvitations: {
    en: 'Contractor invitations',
    afr: 'Uitnodigings aan kontrakteurs',
    pt: 'Convites a subcontratados',
    fr: 'Invitations de sous-traitants',
  },
} as const satisfies Titles;
