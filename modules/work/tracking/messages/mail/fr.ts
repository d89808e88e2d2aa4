export const texts = {
  trackingSubject: 'Suivez votre chargement {load}',
  trackingText: '{client} transporte {load} pour vous de {from} à {to}, avec chargement le {date}.',
  trackingHow:
    'La page ci-dessous indique où en est votre chargement et quand il est attendu. Elle se met à jour d’elle-même et reste ouverte jusqu’à {days} jours après la livraison. Toute personne disposant du lien peut l’ouvrir.',
  trackingAction: 'Suivre le chargement',
} as const;
