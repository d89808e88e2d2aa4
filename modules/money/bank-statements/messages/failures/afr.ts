import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  bankAccountTaken: 'Bankrekening {name} het reeds hierdie nommer en geldeenheid.',
  bankAccountCurrency:
    'Lyne van hierdie rekening is in {currency} ingelees. Voeg ’n ander rekening by vir ’n ander geldeenheid.',
  bankAccountNotAsset: 'Kies ’n aktiewe rekening van die klas bate.',
  lineSettled: 'Hierdie banklyn is reeds vereffen.',
};
