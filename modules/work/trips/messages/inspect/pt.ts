import type { Translation } from '#platform/messages.ts';
import { texts as checklist } from '#modules/work/inspections/messages/checklist/pt.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ...checklist,
  beforeYouLeave: 'Antes de sair',
  inspectAgain: 'Inspecionar de novo',
  finishInspection: 'Concluir a inspeção',
  inspection_missing: 'O cliente quer esta carga inspecionada antes de sair. Leve o talão da báscula.',
  inspection_failed: 'Não saia: a carga não está conforme. Corrija e inspecione de novo, ou ligue para o escritório.',
  inspection_awaited: 'Espere: o escritório tem de autorizar esta carga, porque algo não está conforme.',
  inspection_passed: 'A carga está conforme.',
  inspection_told: 'A sua inspeção está guardada. Conta assim que for enviada.',
  inspectMissing: { one: 'Falta {count} resposta.', other: 'Faltam {count} respostas.' },
  odometer: 'Conta-quilómetros, km',
  odometerLast: 'Última leitura: {km} km',
  slipKg: 'O talão indica, kg',
  slipLimit: 'No máximo {limit} kg',
  photoOfSlip: 'Fotografar o talão',
  measuredCelsius: 'Medido, °C',
  countedPallets: 'Paletes contadas',
  wanted: 'Pretendido: {value}',
  youSign: 'A sua assinatura, {name}',
  youSignMissing: 'Assine o que inspecionou.',
  photoIsNeeded: 'Aqui é necessária uma fotografia.',
  whatIsWrong: 'O que está errado?',
};
