export const texts = {
  trip_noDriver: 'Ainda ninguém conduz esta carga. Atribua primeiro um motorista.',
  trip_noMobile:
    'O motorista não tem um número de telemóvel que receba SMS. Acrescente-o ao motorista e envie a viagem.',
  trip_notAssigned: 'Uma viagem pode ser enviada depois de atribuído um motorista e até a carga ser fechada.',
  tripNotSent: 'Nenhum motorista tem agora a viagem, por isso não há nada a revogar.',
  tooManyTripFiles: 'Esta viagem já tem {limit} fotografias. Telefone para o escritório.',
  signatureTooLittle: 'Isto é um ponto, não uma assinatura. Peça ao recebedor que assine outra vez.',
} as const;
