import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Demande de créancier',
  page: 'Page {page}',
  of: '{client} · {company}',
  yes: 'Oui',
  no: 'Non',
  none: '–',
  signedBy: 'Signé par {name}, {capacity}',
  signaturePicture: 'SHA-256 de l’image de la signature',
  fileWithHash: '{file} (SHA-256 {hash})',
  certificate: 'Certificat de signature',
  application: 'Demande',
  reference: 'Référence',
  client: 'Client',
  signatory: 'Signataire',
  signedAt: 'Signé le',
  localTime: '{at} ({zone})',
  invitedBy: 'Lien envoyé à',
  number: 'Numéro qui a reçu le code',
  codeAt: 'Code accepté le',
  ip: 'Adresse réseau',
  agent: 'Navigateur',
  contentHash: 'SHA-256 du contenu',
  howToCheck:
    'Pour vérifier le contenu : prenez le texte de toutes les pages avant celle-ci dans l’ordre où il a été écrit, retirez tous les blancs et calculez son SHA-256, par exemple avec : {command}',
  noSurety:
    'Cette signature est une signature électronique simple du demandeur. Elle n’est pas un cautionnement : une caution signe un acte propre, sur papier ou avec une signature électronique avancée.',
  fileName: 'Demande de créancier {reference}.pdf',
};
