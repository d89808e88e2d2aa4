import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  itemUnanswered: 'Responda a este ponto.',
  failNeedsNote: 'Diga o que está errado.',
  itemNotAsked: 'Este ponto não é pedido para esta carga, ou foi respondido duas vezes.',
  itemAlwaysAsked: 'Este ponto aplica-se a todas as cargas. Escolha conforme ou não conforme.',
  itemsUnanswered: { one: 'Falta responder a {count} ponto.', other: 'Falta responder a {count} pontos.' },
  axleReversed: 'O último eixo de um grupo não pode estar à frente do primeiro.',
  odometerBelow: 'O conta-quilómetros já marcou {km} km. Não pode marcar menos agora.',
  odometerAbove:
    'O conta-quilómetros já marcou {km} km. Nenhum camião faz mais de 1 500 km por dia. Verifique o número.',
  inspectionNoVehicle: 'Uma carga é inspecionada quando já tem veículo e até ser fechada.',
  inspectionNothingToAllow: 'Nada na inspeção {number} espera uma decisão.',
  ownInspection: 'Foi você que inspecionou esta carga. Outra pessoa tem de a autorizar.',
  inspectionPartly: 'Alguns pontos ainda não têm resposta. Corrija os assinalados.',
  itemUnknown: 'Esta verificação não é conhecida.',
  itemNameMissing: 'Diga o que se verifica, pelo menos numa língua.',
  itemTwice: 'Esta verificação está duas vezes na lista.',
  checklistEmpty: 'Uma lista tem pelo menos uma verificação.',
  photoNeeded: 'Esta verificação exige uma fotografia. Adicione-a e guarde de novo.',
};
