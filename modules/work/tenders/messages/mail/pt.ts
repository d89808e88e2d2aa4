import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  offerSubject: '{company}: uma carga de {origin} para {destination}',
  offerIntro: '{company} propõe-lhe a carga {loadNumber} de {origin} para {destination}, com carregamento em {date}.',
  offerAsk: 'Aceite, recuse ou indique outro preço até {date}. Depois disso, a proposta termina.',
  offerAction: 'Ver a proposta',
  confirmedSubject: '{company}: a carga de {origin} para {destination} é sua',
  confirmedIntro: '{company} confirma-lhe a carga {loadNumber} de {origin} para {destination}.',
  confirmedAmount: 'O valor acordado é {amount} sem IVA. Indique na página o veículo e o motorista.',
  nameAction: 'Indicar veículo e motorista',
  supersededSubject: '{company}: a carga de {origin} para {destination} já foi entregue',
  supersededIntro:
    'Outro transportador ficou com a carga {loadNumber} de {origin} para {destination}. Obrigado pela atenção; não precisa de fazer nada. {company} voltará a contactá-lo.',
  withdrawnSubject: '{company}: a carga de {origin} para {destination} foi retirada',
  withdrawnIntro:
    '{company} retirou a proposta da carga {loadNumber} de {origin} para {destination}. Não precisa de fazer nada.',
  counterRefusedSubject: '{company}: o seu preço para {origin} – {destination}',
  counterRefusedIntro:
    '{company} não pode aceitar o preço que indicou para a carga {loadNumber} de {origin} para {destination}.',
  counterStands: 'A proposta original mantém-se válida até {date}.',
  counterRefusedLateSubject: '{company}: o seu preço para {origin} – {destination}',
  counterRefusedLateIntro:
    '{company} não pode aceitar o preço que indicou para a carga {loadNumber} de {origin} para {destination}, e a proposta terminou. Não precisa de fazer nada.',
  exhaustedSubject: 'Ninguém ficou com a carga {loadNumber}',
  exhaustedIntro:
    'Todos os fornecedores recusaram a carga {loadNumber} de {origin} para {destination}, ou não responderam a tempo. Está pronta para ser entregue de novo.',
  counteredSubject: 'Outro preço para a carga {loadNumber}',
  counteredIntro: '{supplier} levaria a carga {loadNumber} por {amount} em vez de {offered} e aguarda a sua resposta.',
  attentionSubject: 'A carga {loadNumber} foi aceite mas não está reservada',
  attentionIntro:
    '{supplier} aceitou a carga {loadNumber}, mas agora há algo que o impede. Corrija e reserve a carga, ou retire a proposta.',
  openLoad: 'Abrir a carga',
};
