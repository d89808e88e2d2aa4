import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownUpload: 'Foi você que carregou este documento. A decisão cabe a outra pessoa.',
  expiryBeforeIssue: 'O fim não pode ser anterior à data de emissão.',
  documentOwned: 'As datas deste documento estão no registo a que ele pertence. Altere-as aí.',
  documentSuperseded: 'Já existe uma versão mais recente deste documento. Abra essa.',
  documentTypeFixed: 'Este documento já tem versões ou uma decisão. O tipo não pode mudar.',
  documentOfRecord: 'Este tipo de documento é entregue com o próprio registo, onde se pedem os seus dados.',
  dateOfDocument: 'O documento aprovado indica outro dia. Substitua o documento para o alterar.',
  archiveTooLarge:
    'Estes documentos têm {size} MB no total; podem ser descarregados no máximo {megabytes} MB de uma vez. Escolha menos.',
  documentSaysOtherwise: 'O documento indica {read}. Aceite esse valor, ou indique por que motivo aprova outra coisa.',
};
