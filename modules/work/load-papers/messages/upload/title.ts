/** On the first screen of such a link, in all languages. */
export const paperUploadTitle = {
  en: 'Documents of a load',
  afr: 'Dokumente van ’n vrag',
  pt: 'Documentos de uma carga',
  fr: 'Documents d’un chargement',
} as const;
