import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  appliedSubject: 'Ajuste de combustível de {company} a partir de {date}',
  appliedIntro:
    'A partir de {date}, a parte de combustível das tarifas de {customer} acompanha o novo preço do combustível.',
  appliedPercent: 'O combustível passa a {after}% da tarifa; até agora era {before}%.',
  appliedMoney: 'O combustível passa a {after} rands por unidade da tarifa; até agora eram {before} rands.',
  appliedToMoney:
    'O combustível passa a ser calculado de outra forma: fica em {after} rands por unidade da tarifa; até agora era {before}% da tarifa.',
  appliedToPercent:
    'O combustível passa a ser calculado de outra forma: fica em {after}% da tarifa; até agora eram {before} rands por unidade da tarifa.',
  appliedPrice:
    'É calculado a partir do preço de {price} rands por litro desde {since}, face ao preço de base de {base} rands, com um peso de {weight}%.',
  appliedInvoiced: 'As cargas já faturadas mantêm o preço.',
  appliedReference: 'A nossa referência: {run}.',
  reversedSubject: 'Ajuste de combustível de {company} a partir de {date} retirado',
  reversedIntro:
    'O ajuste de combustível de {customer} a partir de {date}, que lhe comunicámos, foi retirado. As cargas ainda não faturadas voltam ao preço anterior.',
  reversedReference: 'A nossa referência: {run}.',
};
