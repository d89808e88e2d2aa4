export const texts = {
  trackingPart: 'Suivi',
  mailTracking: 'Envoyer le lien de suivi',
  mailTrackingText:
    'La page montre l’état, les villes et les heures de ce chargement, sans noms ni prix. Toute personne disposant du lien peut l’ouvrir, jusqu’à {days} jours après la livraison.',
  recipientName: 'Nom',
  recipientEmail: 'E-mail',
  recipientLanguage: 'Langue',
  mailed: 'Le lien de suivi a été envoyé.',
  revokeTracking: 'Retirer le lien de suivi',
  revokeTrackingText:
    'Toutes les adresses de ce lien cessent aussitôt de fonctionner. Vous pourrez partager à nouveau le chargement avec un nouveau lien.',
  revoked: 'Le lien de suivi a été retiré.',
  shared: 'Partagé',
  notShared: 'Non partagé',
  nobodyFollows:
    'Personne ne peut encore suivre ce chargement. Copiez un lien pour le client, ou envoyez-le à un contact.',
  cannotBeShared: 'Seul un chargement confirmé, ni clôturé ni annulé, peut être partagé.',
  madeBy: 'Partagé par',
  madeAt: 'Depuis',
  openedAt: 'Première ouverture',
  notOpened: 'Pas encore',
  endsAt: 'Se termine au plus tard',
  customerSees:
    'Le client voit l’état, les villes et les heures, sans noms, véhicules ni prix. La page prend fin {days} jours après la livraison.',
  copyLink: 'Copier le lien de suivi',
  address: 'Adresse de la page',
  copied: 'Le lien de suivi a été copié.',
  copyByHand: 'Copiez l’adresse ci-dessous.',
} as const;
