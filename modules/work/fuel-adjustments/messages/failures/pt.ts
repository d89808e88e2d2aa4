import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownRun: 'Foi você que preparou este processamento. Tem de ser outra pessoa a decidir.',
  runAtWork: '{runNo} ainda está em curso. Aguarde até terminar.',
  runBlocked:
    '{count} clientes não têm preço de combustível para o dia. Registe o preço e calcule de novo, ou deixe-os de fora.',
  runChangesNothing:
    'Este processamento não altera nada para ninguém. Registe primeiro um preço de combustível ou escolha outro dia.',
  runStopped: 'O trabalho parou e já não continua sozinho. Inicie-o de novo; o que está feito não se repete.',
  runPriceMissing: 'Não foi registado preço de combustível para o dia.',
  runOtherRate: 'Entretanto vigora outra tarifa para a carga. Calcule de novo o preço na página da carga.',
  runOtherPrice: 'Mudaria mais do que o combustível. Calcule de novo o preço na página da carga.',
  runTyped: 'Alguém introduziu o preço à mão.',
  runInvoiced: 'Já está faturada, ou quase.',
  runLoadChanged: 'Já não está como quando o processamento foi aprovado.',
  runCustomerLeftOut: 'O cliente ficou fora do processamento.',
};
