import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  termDays: '{days} dias',
  settlementWords:
    'Desconto de pronto pagamento de {percent} se pagar até {day}: deduza até {amount}, com o IVA incluído. Não segue nota de crédito.',
  internationalCarriage: 'Transporte internacional de mercadorias, taxa zero (Lei do IVA 89 de 1991, art. 11(2)(a))',
};
