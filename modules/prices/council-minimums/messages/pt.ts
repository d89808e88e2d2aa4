import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Novo mínimo do conselho',
  empty:
    'O mínimo que um conselho de negociação permite pagar a uma categoria. Um processamento avisa quando um motorista recebe menos.',
  grade: 'Grau',
  gradeHelp: 'Como o conselho o designa. A cada motorista é atribuído um destes graus.',
  unit: 'Por',
  unit_hour: 'Hora',
  unit_day: 'Dia',
  unit_week: 'Semana',
  unit_month: 'Mês',
  amount: 'No mínimo',
  amountHelp: 'Em rands, antes de impostos e descontos.',
  validFrom: 'De',
  validTo: 'Até',
  validToHelp: 'O último dia. Deixe vazio enquanto não houver fim.',
  source: 'Fonte',
  sourceHelp: 'O acordo ou aviso que o estabelece.',
  versions: 'Versões',
};
