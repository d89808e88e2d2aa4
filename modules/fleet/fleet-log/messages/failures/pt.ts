import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fleetLineLocked: 'Esta linha está fechada. Estorne-a e depois acrescente a certa.',
  fleetLineNotLocked: 'Esta linha não está fechada. Altere-a em vez disso.',
  fleetLineReversed: 'Esta linha foi estornada, ou estorna outra.',
  fleetEndBefore: 'A viagem não pode terminar antes de começar.',
  fleetEndBelowStart: 'O fim não pode ser inferior ao início.',
  fleetOverlap: 'Outra viagem tem os quilómetros {from} a {to}.',
  fleetTank: 'O depósito leva no máximo {most} litros.',
  fleetSlipKnown: 'Este talão já está no livro de bordo.',
  fleetMonthNotOver: 'Este mês ainda não acabou.',
  fleetMonthGaps: 'Explique primeiro os quilómetros entre viagens. Lacunas: {count}.',
  fleetMonthFlags: 'Algumas linhas não batem certo. Corrija-as ou aceite-as primeiro. Linhas: {count}.',
  fleetMonthEmpty: 'Este mês não tem linhas.',
  fleetMonthLocked: 'Este mês está fechado.',
  fleetAccountMissing: 'O plano de contas não tem conta de custos acrescidos. Indique uma no plano de contas.',
  fleetCostAccount: 'O plano não tem conta ativa {number} para combustível ou portagens. Indique uma no item.',
  fleetCentreMissing: 'Os custos de {vehicle} precisam de um centro de lucro. Indique um no registo do veículo.',
  fleetLayoutName: 'Outro formato tem este nome.',
  fleetFileColumn: 'O ficheiro não tem a coluna “{heading}”. Verifique o formato.',
  fleetFileDecimal: 'Linha {row}: “{value}” pode ser lido de duas maneiras. Defina o sinal decimal do formato.',
  fleetFileLong: 'O ficheiro tem mais de {most} linhas. Divida-o.',
  fleetFileUnreadable: 'Não é possível ler o ficheiro. Guarde-o como XLSX ou CSV, sem palavra-passe.',
  fleetPhotoOfSlip: 'Só um talão com veículo recebe fotografias.',
  fleetPhotosMany: 'Um talão recebe no máximo {most} fotografias.',
};
