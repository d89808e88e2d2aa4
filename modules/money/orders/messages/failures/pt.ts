import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  quantityZero: 'Introduza uma quantidade superior a 0.',
  quantityDecimals: 'Introduza uma quantidade com, no máximo, três casas decimais.',
  priceDecimals: 'Introduza um preço com, no máximo, quatro casas decimais.',
  linesMissing: 'Adicione pelo menos uma linha com artigo, quantidade e preço.',
  lineTwice: 'Esta linha está duas vezes. Remova uma delas.',
  orderTooLarge: 'As linhas somam mais de 1 000 000 000. Verifique quantidades e preços.',
  requiredInPast: 'Este dia já passou. Escolha hoje ou um dia posterior.',
  orderTypeOfOther: 'Este tipo de encomenda é para outra espécie de encomenda. Escolha um da lista.',
  orderSupplierNotApproved: 'O fornecedor não está aprovado. Aprove-o primeiro ou escolha outro.',
  supplierHasOrder: 'O fornecedor já tem esta encomenda. Cancele-a e encomende ao outro.',
  orderFieldFixed: 'Isto já não pode mudar: reponha o valor antigo.',
  lineReceived: '{description} já foi recebido. Deixe a linha na encomenda.',
  belowReceived: 'Já foram recebidos {quantity}. Introduza essa quantidade ou mais.',
  centreInactive: 'O centro de lucro {centre} não está ativo hoje. Escolha outro ou altere os seus dias.',
  itemNotBought: 'O artigo {item} não pode ser comprado: não está ativo ou só se vende. Escolha outro.',
  itemGroupNotAllowed: '{centre} não pode pagar o artigo {item}. Escolha outro centro ou autorize o grupo do artigo.',
  accountMissing:
    'Linha {line}: nem o artigo {item} nem o centro de lucro {centre} tem conta de custos. Introduza uma num deles.',
  ownOrder: 'Pediu ou alterou esta encomenda. Uma segunda pessoa tem de a decidir.',
  orderReceived: 'Parte desta encomenda foi recebida. Feche-a, com um motivo para o que falta.',
  nothingToClose: 'Nada desta encomenda foi recebido. Cancele-a.',
  nothingReceived: 'Introduza a quantidade de pelo menos uma linha.',
  overReceipt:
    '{description}: foram encomendados {ordered} e já chegaram {received}. Com {tolerance}% acima da encomenda, podem ainda vir {receivable}. Veja o que outros receberam.',
  receivedBeforeOrder: 'Isto é mais de {days} dias antes de a encomenda ter sido escrita. Verifique o dia.',
  revisionOvertaken:
    'Enquanto esta revisão esperava, chegou mais do que ela encomenda: {description}. Altere-a ou rejeite-a.',
  receivedLongAgo: 'Foi há mais de um ano. Verifique o ano.',
  receiptTakenBack: 'Esta receção já foi anulada.',
  receiptInvoiced: '{description} desta receção já foi faturado. Anule primeiro a fatura.',
  lineOfOther: 'Uma das linhas não pertence a esta encomenda. Abra a encomenda de novo.',
  overInvoiced: '{description}: só foram recebidos {received}. Uma fatura pode indicar mais {tolerance}%.',
  sameCentre: 'Um centro não encomenda a si próprio. Escolha outro.',
  managerMissing: 'Ainda ninguém decide por {centre}. Escolha quem o faz no centro de lucro.',
  recoveryAccountMissing:
    'Linha {line}: nem o artigo {item} nem o centro de lucro {centre} tem conta de receitas. Introduza uma num deles.',
  notManager: 'Só os gestores dos dois centros decidem esta encomenda.',
  agreedAlready: 'Já concordou pelo seu centro. Falta o outro gestor.',
  notReversalDecider:
    'O estorno é decidido pelo responsável do centro que recebeu o valor; se for ele a pedi-lo, pelo responsável do outro centro.',
  reversalNeedsOther: 'É responsável pelo centro que decidiria isto. Peça a um colega que faça o pedido.',
  orderOdometerBelow: 'O conta-quilómetros já marcou {km} km. Não pode marcar menos agora.',
  orderOdometerAbove:
    'O conta-quilómetros marcava {km} km no último serviço. Nenhum camião faz mais de 1 500 km por dia. Verifique o número.',
  warrantyOver: 'A garantia acabaria antes do serviço. Verifique o dia.',
  defectRepaired: 'Um defeito já reparado fica na encomenda. Reponha-o.',
};
