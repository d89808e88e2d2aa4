import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  quantityZero: 'Saisissez une quantité supérieure à 0.',
  quantityDecimals: 'Saisissez une quantité avec trois décimales au plus.',
  priceDecimals: 'Saisissez un prix avec quatre décimales au plus.',
  linesMissing: 'Ajoutez au moins une ligne avec un article, une quantité et un prix.',
  lineTwice: 'Cette ligne est là deux fois. Supprimez-en une.',
  orderTooLarge: 'Les lignes dépassent 1 000 000 000. Vérifiez les quantités et les prix.',
  requiredInPast: 'Ce jour est passé. Choisissez aujourd’hui ou un jour ultérieur.',
  orderTypeOfOther: 'Ce type de commande est pour une autre sorte de commande. Choisissez-en un dans la liste.',
  orderSupplierNotApproved: 'Le fournisseur n’est pas approuvé. Approuvez-le d’abord, ou choisissez-en un autre.',
  supplierHasOrder: 'Le fournisseur a déjà cette commande. Annulez-la, et commandez chez l’autre.',
  orderFieldFixed: 'Ceci ne peut plus changer : remettez l’ancienne valeur.',
  lineReceived: '{description} a déjà été reçu. Laissez sa ligne dans la commande.',
  belowReceived: '{quantity} ont déjà été reçus. Saisissez cette quantité ou plus.',
  centreInactive:
    'Le centre de profit {centre} n’est pas actif aujourd’hui. Choisissez-en un autre, ou modifiez ses jours.',
  itemNotBought:
    'L’article {item} ne peut pas être acheté : il n’est pas actif, ou seulement vendu. Choisissez-en un autre.',
  itemGroupNotAllowed:
    '{centre} ne peut pas payer l’article {item}. Choisissez un autre centre, ou autorisez le groupe de l’article.',
  accountMissing:
    'Ligne {line} : ni l’article {item} ni le centre de profit {centre} n’a de compte de charges. Saisissez-en un.',
  ownOrder: 'Vous avez demandé ou modifié cette commande. Une seconde personne doit en décider.',
  orderReceived: 'Une partie de cette commande a été reçue. Clôturez-la, avec un motif pour ce qui reste.',
  nothingToClose: 'Rien de cette commande n’a été reçu. Annulez-la.',
  nothingReceived: 'Saisissez la quantité d’au moins une ligne.',
  overReceipt:
    '{description} : {ordered} ont été commandés et {received} sont déjà arrivés. Avec {tolerance} % au-dessus de la commande, {receivable} peuvent encore venir. Regardez ce que d’autres ont reçu.',
  receivedBeforeOrder: 'C’est plus de {days} jours avant la rédaction de la commande. Vérifiez le jour.',
  revisionOvertaken:
    'Pendant que cette révision attendait, il est arrivé plus qu’elle ne commande : {description}. Modifiez-la ou rejetez-la.',
  receivedLongAgo: 'C’était il y a plus d’un an. Vérifiez l’année.',
  receiptTakenBack: 'Cette réception a déjà été reprise.',
  receiptInvoiced: '{description} de cette réception a été facturé. Annulez d’abord la facture.',
  lineOfOther: 'Une des lignes n’appartient pas à cette commande. Rouvrez la commande.',
  overInvoiced: '{description} : seuls {received} ont été reçus. Une facture peut indiquer {tolerance} % de plus.',
  sameCentre: 'Un centre ne commande pas chez lui-même. Choisissez-en un autre.',
  managerMissing: 'Personne ne décide encore pour {centre}. Choisissez qui le fait dans le centre de profit.',
  recoveryAccountMissing:
    'Ligne {line} : ni l’article {item} ni le centre de profit {centre} n’a de compte de produits. Saisissez-en un.',
  notManager: 'Seuls les responsables des deux centres décident de cette commande.',
  agreedAlready: 'Vous avez donné l’accord de votre centre. C’est au tour de l’autre responsable.',
  notReversalDecider:
    'L’extourne est décidée par le responsable du centre qui a reçu le montant ; s’il la demande lui-même, par celui de l’autre centre.',
  reversalNeedsOther:
    'Vous êtes responsable du centre qui en déciderait. Demandez à un collègue d’en faire la demande.',
  orderOdometerBelow: 'Le compteur indiquait déjà {km} km. Il ne peut pas indiquer moins.',
  orderOdometerAbove:
    'Le compteur indiquait {km} km aux derniers travaux. Aucun camion ne fait plus de 1 500 km par jour. Vérifiez le chiffre.',
  warrantyOver: 'La garantie finirait avant les travaux. Vérifiez le jour.',
  defectRepaired: 'Un défaut réparé reste dans la commande. Remettez-le.',
};
