import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownUpload: 'Vous avez envoyé ce document. Une autre personne doit en décider.',
  expiryBeforeIssue: 'La fin ne peut pas précéder la date d’émission.',
  documentOwned: 'Les dates de ce document figurent dans le dossier auquel il appartient. Modifiez-les là.',
  documentSuperseded: 'Une version plus récente remplace ce document. Ouvrez celle-ci.',
  documentTypeFixed: 'Ce document a déjà des versions ou une décision. Son type ne change plus.',
  documentOfRecord: 'Un tel document se joint au dossier lui-même, là où ses détails sont demandés.',
  dateOfDocument: 'Le document approuvé indique un autre jour. Remplacez le document pour le changer.',
  archiveTooLarge:
    'Ces documents font {size} Mo ensemble ; {megabytes} Mo au plus peuvent être téléchargés à la fois. Choisissez-en moins.',
  documentSaysOtherwise:
    'Le document indique {read}. Reprenez cette valeur, ou dites pourquoi vous approuvez autre chose.',
};
