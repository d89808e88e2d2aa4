import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  signInRefused: 'O nome de utilizador ou a palavra-passe não estão correctos.',
  usernameEmpty: 'O nome de utilizador não pode estar vazio.',
  resetNotUsable: 'Esta ligação ou este código de redefinição já não é válido. Peça um novo.',
  passwordTooWeak:
    'A palavra-passe deve ter pelo menos 8 caracteres, 1 carácter especial, 1 número, 1 maiúscula e 1 minúscula.',
  passwordGuessable: 'Esta palavra-passe é fácil de adivinhar. Escolha outra.',
  accountTaken: 'Este endereço já tem uma conta. Um endereço é uma conta.',
  roleRequired: 'Escolha pelo menos um perfil.',
  supplierNotExpected: 'Só um utilizador de um fornecedor fica ligado a um.',
  roleNameTaken: 'Já existe um perfil com este nome.',
  roleInUse: {
    one: '{count} pessoa ainda tem este perfil. Dê-lhe primeiro outro.',
    other: '{count} pessoas ainda têm este perfil. Dê-lhes primeiro outro.',
  },
  unknownRight: 'Não existe o direito «{authorisation}».',
  grantsMoreThanOwn: 'Não pode dar direitos que não tem. Peça a quem gere os perfis.',
  holdsMoreThanOwn: 'Esta pessoa tem direitos que não tem. Peça a quem gere os perfis.',
  reachesFurtherThanOwn:
    'Esta função vai mais longe do que a sua: mais registos ou valores mais altos. Fale com quem gere as funções.',
  scopeEmpty: 'Escolha pelo menos um, ou deixe a função ver todos.',
  scopeOfSupplierUsers:
    'Os utilizadores de um fornecedor só veem esse fornecedor; as suas funções não têm outro limite.',
  ownRights: 'Isto retiraria direitos a si próprio. Peça a outro administrador.',
  ownAccount: 'Não pode fazer isto com a sua própria conta. Peça a outro administrador.',
  lastAdministrator: 'Não restaria ninguém que possa alterar perfis. Nomeie primeiro outro administrador.',
  passwordWrong: 'Esta não é a sua palavra-passe.',
  secondFactorRequired: 'Confirme que é a sua pessoa com o segundo factor.',
  secondFactorWrong: 'Este código não está certo ou já foi usado. Espere pelo próximo.',
  secondFactorNeeded: 'Um dos seus perfis exige um segundo factor. Configure outro antes de remover este.',
  challengeExpired: 'Esta entrada demorou demasiado. Recomece com a palavra-passe.',
  passkeyRefused: 'Não foi possível registar a chave de acesso. Tente novamente ou use outro dispositivo.',
  passkeyWrong: 'Esta chave de acesso não foi aceite. Tente de novo ou de outra forma.',
  confirmationNeeded: 'Confirme com o seu segundo fator que é a própria pessoa.',
  confirmationExpired: 'Demorou demasiado ou houve demasiadas tentativas. Feche a janela e comece de novo.',
};
