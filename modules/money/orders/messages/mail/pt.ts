import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  orderSubject: '{company}: encomenda {orderNumber}',
  orderIntro: 'A {company} encomenda à {carrierName} o que consta da encomenda {orderNumber} em anexo.',
  orderAsk: 'Indique o número na guia de remessa e na fatura. Se tiver dúvidas, responda a este e-mail.',
  revisedSubject: '{company}: a encomenda {orderNumber} mudou',
  revisedIntro: 'A {company} alterou a encomenda {orderNumber}. A revisão em anexo substitui a anterior.',
  revisedAsk: 'Siga a revisão em anexo. Se tiver dúvidas, responda a este e-mail.',
  cancelledSubject: '{company}: a encomenda {orderNumber} foi cancelada',
  cancelledIntro: 'A {company} cancela a encomenda {orderNumber}. Não entregue nada desta encomenda.',
  workIntro: 'A {company} pede à {carrierName} o serviço descrito na encomenda {orderNumber} em anexo.',
  workAsk:
    'Indique o número na folha de obra e na fatura, com a leitura do conta-quilómetros. Se tiver dúvidas, responda a este e-mail.',
  workCancelledIntro: 'A {company} cancela a encomenda {orderNumber}. Não faça mais nada deste serviço.',
};
