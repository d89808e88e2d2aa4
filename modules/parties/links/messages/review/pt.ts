import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  reviewTitle: 'Verifique antes de submeter',
  reviewHint: 'Ainda nada foi enviado. Toque em Editar para corrigir uma secção.',
  edit: 'Editar',
  editSection: 'Editar: {title}',
  nothingEntered: 'Nada preenchido.',
  noDirectors: 'Sem os directores, {client} não consegue concluir as verificações e vai pedi-los.',
  noBank: 'Sem uma conta bancária, {client} não lhe pode pagar.',
  noLetter: 'Sem uma conta e a carta do banco, a aprovação do crédito demora mais.',
  noContacts: 'Sem um contacto, {client} não sabe para onde enviar facturas e perguntas.',
  noCertificate: 'Falta o certificado GIT. Sem ele, {client} não lhe pode oferecer cargas.',
  onFile: 'O número registado mantém-se.',
};
