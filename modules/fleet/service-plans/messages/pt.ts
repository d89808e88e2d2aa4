import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Novo tipo de manutenção',
  empty: 'Manutenções que se repetem: óleo, travões, lubrificação, inspeção periódica.',
  intervals: 'Com que frequência',
  intervalsHint: 'O que chegar primeiro. Deixe vazio o que não conta.',
  everyKm: 'A cada … km',
  everyDays: 'A cada … dias',
  everyHours: 'A cada … horas de motor',
  countsFrom: 'A seguinte conta a partir de',
  countsFrom_done: 'quando foi feita',
  countsFrom_plan: 'quando era devida',
  warning: 'Aviso prévio',
  warningHint: 'Deixe vazio para um décimo do intervalo e para sete dias.',
  warnKm: 'km antes',
  warnDays: 'dias antes',
  warnHours: 'horas antes',
  notes: 'Notas',
};
