import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  nothingToDelegate: 'Não tem direitos de decisão que possa delegar.',
  delegateUnknown: 'Escolha um colega que trabalhe aqui e possa iniciar sessão.',
  delegationOver: 'O último dia não pode estar no passado.',
  delegationTooLong: 'Delegue decisões por {days} dias, no máximo.',
  endsBeforeBegin: 'O último dia não pode ser anterior ao primeiro.',
  warnAfterOverdue: 'O aviso tem de vir antes de o item estar em atraso.',
  listedTwice: 'Isto já consta da lista. Mantenha um dos dois.',
  delegationOverlaps: 'De {from} a {to} já passou as decisões a {name}. Retire-as primeiro ou escolha outros dias.',
  limitedDelegator:
    'As suas funções limitam-no a certos registos; essas decisões não se podem passar a outra pessoa. Fale com um administrador.',
  kindNotYours: 'Escolha apenas tipos sobre os quais decide.',
};
