import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  documentNumberFormat: 'Um passaporte ou outro documento tem 5 a 20 letras e algarismos.',
  driverKnown: 'Já existe um motorista com este número de identidade. Procure os últimos quatro algarismos na lista.',
  permitTooEarly: 'Esta licença é concedida a partir dos {minimumAge} anos.',
  driverTooYoung: 'Um motorista tem de ter pelo menos 18 anos.',
  driverCheckedByClient: 'O seu cliente verifica primeiro. Até lá fica como está.',
};
