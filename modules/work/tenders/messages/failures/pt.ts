import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  noEligibleSupplier:
    'Nenhum dos fornecedores escolhidos pode levar esta carga. Veja o que impede cada um ou escolha outros.',
  oneSupplierOnly: 'Uma proposta única vai para um só fornecedor. Escolha um ou outra forma de consulta.',
  tenderGone: 'Esta carga já não está disponível. Foi entregue a outro ou retirada.',
  tenderExpired:
    'O prazo desta proposta terminou em {at}. A sua resposta ficou registada e é mostrada ao planeador, mas a proposta já não é válida.',
  tenderChanged: 'A carga mudou desde que foi proposta. Peça uma nova proposta ou envie-a de novo.',
  tenderNotWon: 'O veículo e o motorista podem ser indicados assim que a carga lhe estiver reservada.',
  ownResourceTaken: '{resource} está na sua carga {loadNumber} até {until}. Escolha outro.',
  stillNotBookable: {
    one: 'A carga ainda não pode ser reservada a este fornecedor. Uma regra impede-o.',
    other: 'A carga ainda não pode ser reservada a este fornecedor. {count} regras impedem-no.',
  },
  tenderOnHold: 'A carga está retida por crédito. Liberte-a primeiro e depois reserve-a.',
  counterSame: 'Este é o valor proposto. Aceite-o ou indique outro valor.',
  tenderNoEmail: 'O fornecedor não tem endereço de e-mail para propostas de cargas.',
  tenderNoMobile: 'O fornecedor não tem número de telemóvel para receber um código.',
  tenderNoIntegration:
    'O sistema do fornecedor não está ligado: falta o número de localização, um token de acesso próprio ou um webhook para propostas.',
};
