import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  incidentInFuture: 'Esta hora está no futuro.',
  incidentMergeOther: 'Escolha outro incidente da mesma empresa que não tenha sido junto a outro.',
  incidentActionsOpen: 'Ainda há ações em aberto. Marque-as primeiro como feitas.',
  incidentClaimOpen: 'Ainda há uma reclamação em aberto. Liquide-a, rejeite-a ou retire-a primeiro.',
  incidentPoliceMissing: 'Falta o número do processo da polícia ou o dia da participação. Acrescente primeiro os dois.',
  incidentCauseMissing: 'Falta a causa de origem. Acrescente-a primeiro.',
  incidentPreventableMissing: 'Diga primeiro se o acidente era evitável, não evitável ou não decidido.',
  incidentNominationOpen: 'O motorista ainda não foi nomeado. Entregue a nomeação ou diga que não é precisa.',
};
