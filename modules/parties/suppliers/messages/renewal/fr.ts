import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'Certificat de renouvellement GIT',
  coverEnds: 'La couverture actuelle des marchandises en transit (GIT) prend fin le {date}.',
  coverEnded: 'La couverture des marchandises en transit (GIT) a pris fin le {date}.',
  upload: 'Envoyez le nouveau certificat à {client}. Il sera examiné avant de valoir.',
  document: 'Le nouveau certificat',
  details: 'Ce que dit le certificat',
  detailsHint: 'Comparez avec le document. Ce que vous laissez vide en est repris.',
  gap: {
    one: 'Le {from}, rien n’est assuré : un jour sépare la couverture actuelle de la nouvelle.',
    other: 'Du {from} au {to}, rien n’est assuré : {count} jours séparent la couverture actuelle de la nouvelle.',
  },
  insuredDiffers:
    'Le certificat indique {insuredName} comme assuré. {client} ne peut accepter qu’un certificat au nom de {carrierName}.',
};
