import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  documents: { en: 'Documents', afr: 'Dokumente', pt: 'Documentos', fr: 'Documents' },
  document: { en: 'Document', afr: 'Dokument', pt: 'Documento', fr: 'Document' },
  missingDocuments: {
    en: 'Missing documents',
    afr: 'Ontbrekende dokumente',
    pt: 'Documentos em falta',
    fr: 'Documents manquants',
  },
} as const satisfies Titles;
