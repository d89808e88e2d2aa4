import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  proposals: { en: 'Proposals', afr: 'Voorstelle', pt: 'Propostas', fr: 'Propositions' },
  proposal: { en: 'Proposal', afr: 'Voorstel', pt: 'Proposta', fr: 'Proposition' },
  newProposal: { en: 'New proposal', afr: 'Nuwe voorstel', pt: 'Nova proposta', fr: 'Nouvelle proposition' },
} as const satisfies Titles;
