import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  claims: { en: 'Claims', afr: 'Eise', pt: 'Reclamações', fr: 'Réclamations' },
  newClaim: { en: 'New claim', afr: 'Nuwe eis', pt: 'Nova reclamação', fr: 'Nouvelle réclamation' },
  changeClaim: { en: 'Change claim', afr: 'Wysig eis', pt: 'Alterar reclamação', fr: 'Modifier la réclamation' },
  claim: { en: 'Claim', afr: 'Eis', pt: 'Reclamação', fr: 'Réclamation' },
} as const satisfies Titles;
