import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  podOwnUpload: 'Uma página desta prova de entrega foi enviada por si, pelo que outra pessoa tem de a aceitar.',
  podTooEarly: 'O veículo ainda não saiu. Pode juntar uma prova de entrega assim que a carga for expedida.',
  podPlaceTaken: 'Já existe uma prova de entrega nesta paragem. Junte-lhe as páginas ou escolha outro lugar.',
  stopNotOfPod: 'Escolha uma recolha ou uma entrega desta carga.',
  referenceUnknown: 'A paragem não tem nenhum documento com este número. Escolha um da lista.',
  exceptionQuantityMissing: 'Indique a quantidade.',
  undoTooLate: 'Já é tarde para anular. Reabra antes a prova de entrega.',
  podBilled: 'A carga já está faturada. A prova de entrega já não pode ser reaberta.',
  nothingMissing: 'Não falta nada nesta carga, por isso não há nada a pedir.',
  noPodRecipient: 'Não há endereço de e-mail com telemóvel a quem pedir. Escreva a quem se deve pedir.',
  pagesDiffer: 'Cada página da prova de entrega tem de ser indicada uma vez.',
  splitPages: 'Escolha algumas das páginas e deixe pelo menos uma.',
  podsShareFile: 'Ambas já contêm a mesma página. Separe-a primeiro.',
  nothingToSend: 'Ainda nada desta carga foi aceite, por isso não há nada para enviar.',
  packUndecided: 'Ninguém sabe se o último e-mail chegou. Indique primeiro se chegou.',
  packUnderWay: 'Estas provas de entrega estão a ser enviadas neste momento. Aguarde até terminar.',
  noPackRecipient: 'O cliente não tem um contacto financeiro com e-mail. Adicione um ou escreva um endereço.',
  noPackMobile: 'O cliente não tem número de telemóvel para o código. Adicione um ao contacto financeiro.',
  packNotDrawable: 'Uma página destas provas de entrega não pode ser lida. Reabra a prova e carregue a página de novo.',
  packInterrupted: 'O servidor parou durante a entrega do e-mail. Pode ter chegado.',
  invalidHost: 'Indique o nome do servidor de e-mail, por exemplo imap.example.com.',
  invalidPort: 'Indique uma porta entre 1 e 65535; o IMAP sobre TLS usa a 993.',
};
