import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  rateForTwo: 'Escolha uma categoria ou um motorista, não ambos.',
  driverRateOverlaps: '{code} já paga isto em alguns destes dias. Termine-a primeiro ou escolha outros dias.',
  driverRateDecimals: 'Introduza um número com quatro casas decimais, no máximo.',
};
