export const texts = {
  trackingNotPossible: 'Seul un chargement confirmé, ni clôturé ni annulé, peut être partagé. Soumettez-le d’abord.',
  trackingNotShared: 'Personne ne peut suivre ce chargement actuellement, il n’y a donc rien à retirer.',
} as const;
