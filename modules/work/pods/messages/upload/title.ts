/** On the first screen of an upload link, in all languages. */
export const podUploadTitle = {
  en: 'Proof of delivery',
  afr: 'Bewys van aflewering',
  pt: 'Prova de entrega',
  fr: 'Preuve de livraison',
} as const;
