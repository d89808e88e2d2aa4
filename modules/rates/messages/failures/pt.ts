import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  rateDecimals: 'Introduza um número com quatro casas decimais, no máximo.',
  unitDecimals: 'Introduza um número com três casas decimais, no máximo.',
  rateZero: 'Introduza mais do que 0. Uma tarifa não transporta nada de graça.',
  partyOfOtherSide: 'Os clientes pagam e os fornecedores recebem. Escolha uma parte que condiga com o lado.',
  laneToItself: 'Um trajeto não pode terminar onde começa. Escolha outro local, ou um extremo mais amplo.',
  unknownZone: 'Esta zona não existe. Escolha uma da lista ou acrescente-a em Zonas tarifárias.',
  bandsNotRising: 'Cada escalão começa acima do anterior, e o primeiro acima de 0.',
  bandNotWhole: 'O que se conta um a um começa um escalão com um número inteiro a partir de 2.',
  shareWithoutBands: 'Uma parte do que o cliente paga não tem escalões.',
  shareOnlyBuys: 'Só o que se paga a fornecedores pode ser uma parte do que o cliente paga.',
  mostBelowLeast: 'O valor máximo não pode ser inferior ao mínimo.',
  changeOfNothing: 'Introduza em quanto as tarifas mudam.',
  lastDayBeforeFirst: 'O último dia não pode ser anterior ao primeiro.',
  endInPast: 'Escolha hoje ou um dia posterior. O que já foi cobrado fica como estava.',
  endLater: 'A tarifa já termina antes. Para um dia posterior, crie uma nova versão.',
  ownRate: 'Registou ou alterou esta tarifa. A decisão cabe a uma segunda pessoa.',
  rateTied:
    '{code} é igual em parte, trajeto, condições, prioridade e primeiro dia. Torne uma mais específica ou termine a outra.',
  rateHasDraft: 'Já há uma nova versão de {code} à espera. Termine essa primeiro.',
  shareNotRaised: 'É uma parte do que o cliente paga e acompanha esse valor.',
  rateEndsBefore: 'Termina antes desse dia.',
  rateStartsLater: 'Só começa nesse dia ou depois.',
  tooManyRates: 'Mudariam mais de {most} tarifas. Escolha menos, por exemplo as de um cliente.',
  copyOfBuy: 'Só uma tarifa paga por um cliente pode ser copiada para fornecedores.',
  rateRowsDiffer: 'Uma linha anterior da mesma tarifa diz aqui outra coisa.',
  rateEndTwice: 'Um local, uma zona e uma cidade são extremos diferentes de um trajeto. Preencha apenas um.',
  rateMayNotVersion: 'Esta tarifa está aprovada. Não tem permissão para criar uma nova versão.',
  rateFileTooLong: 'O ficheiro teria mais de {most} tarifas. Escolha menos, por exemplo as de um cliente.',
};
