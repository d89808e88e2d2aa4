import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  choosePapers: 'Escolha pelo menos um documento.',
  paperNotMissing: 'Um destes documentos já não falta. Recarregue a página e escolha de novo.',
  papersAlreadyAsked: '{by} já pediu estes documentos a {email}. Reenvie antes essa ligação.',
  nothingLacking: 'Todos estes documentos já chegaram. Não há mais nada a pedir.',
  noCarrierToAsk: 'Nenhum fornecedor transporta esta carga. Peça ao cliente ou anexe o documento.',
};
