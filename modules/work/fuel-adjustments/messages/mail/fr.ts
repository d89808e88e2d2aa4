import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  appliedSubject: 'Ajustement carburant de {company} à compter du {date}',
  appliedIntro: 'À compter du {date}, la part de carburant des tarifs de {customer} suit le nouveau prix du carburant.',
  appliedPercent: 'Le carburant passe à {after} % du tarif ; jusqu’ici il était de {before} %.',
  appliedMoney: 'Le carburant passe à {after} rands par unité du tarif ; jusqu’ici {before} rands.',
  appliedToMoney:
    'Le carburant est désormais calculé autrement : il passe à {after} rands par unité du tarif ; jusqu’ici il était de {before} % du tarif.',
  appliedToPercent:
    'Le carburant est désormais calculé autrement : il passe à {after} % du tarif ; jusqu’ici il était de {before} rands par unité du tarif.',
  appliedPrice:
    'Il est calculé à partir du prix de {price} rands le litre depuis le {since}, par rapport au prix de base de {base} rands, avec un poids de {weight} %.',
  appliedInvoiced: 'Les chargements déjà facturés gardent leur prix.',
  appliedReference: 'Notre référence : {run}.',
  reversedSubject: 'Ajustement carburant de {company} à compter du {date} retiré',
  reversedIntro:
    'L’ajustement carburant de {customer} à compter du {date}, que nous vous avions annoncé, est retiré. Les chargements non encore facturés retrouvent leur ancien prix.',
  reversedReference: 'Notre référence : {run}.',
};
