export const texts = {
  trip_noDriver: 'Personne ne conduit encore ce chargement. Affectez d’abord un chauffeur.',
  trip_noMobile:
    'Le chauffeur n’a pas de numéro de portable qui reçoit les SMS. Ajoutez-le à sa fiche, puis envoyez le trajet.',
  trip_notAssigned: 'Un trajet peut être envoyé dès qu’un chauffeur est affecté, et jusqu’à la clôture du chargement.',
  tripNotSent: 'Aucun chauffeur n’a le trajet en ce moment : il n’y a rien à révoquer.',
  tooManyTripFiles: 'Ce trajet a déjà {limit} photos. Téléphonez au bureau.',
  signatureTooLittle: 'C’est un point, pas une signature. Demandez au destinataire de signer à nouveau.',
} as const;
