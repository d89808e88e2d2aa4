export const texts = {
  trip_noDriver: 'Niemand bestuur nog hierdie vrag nie. Ken eers ’n bestuurder toe.',
  trip_noMobile:
    'Die bestuurder het geen selfoonnommer wat ’n SMS kan ontvang nie. Voeg dit by die bestuurder en stuur dan die rit.',
  trip_notAssigned: '’n Rit kan gestuur word sodra ’n bestuurder toegeken is, en totdat die vrag gesluit is.',
  tripNotSent: 'Geen bestuurder het nou ’n rit nie, so daar is niks om te herroep nie.',
  tooManyTripFiles: 'Hierdie rit het reeds {limit} foto’s. Bel die toonbank.',
  signatureTooLittle: 'Dit is ’n kolletjie, nie ’n handtekening nie. Vra die ontvanger om weer te teken.',
} as const;
