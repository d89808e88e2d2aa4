import type { Translation } from '#platform/messages.ts';
import { texts as party } from '#modules/parties/parties/messages/fields/pt.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ...party,

  transporterQuestion: 'O novo fornecedor é transportador?',
  transporterQuestionText: 'Um transportador leva mercadorias para outros. Pode mudar a resposta mais tarde.',
  transporterYes: 'Sim, é transportador',
  transporterYesText: 'Também lhe pediremos o seguro de mercadorias em trânsito e a forma de lhe propor cargas.',
  transporterNo: 'Não',
  transporterNoText: 'Um armazém, uma oficina, um fornecedor de outra coisa.',
  continue: 'Continuar',
  chooseAnswer: 'Escolha uma das duas.',

  bankStep: 'Dados bancários',
  transporterStep: 'Dados do transportador',

  isTransporter: 'A empresa é transportadora',
  isTransporterHelp: 'Acrescenta um passo para o seguro de mercadorias em trânsito e as propostas de carga.',
  contactHint: 'Para onde enviamos perguntas, propostas de carga e a decisão.',
  oursHint: 'Só para o pessoal; o fornecedor não vê.',
  vendorNumber: 'Número de fornecedor',
  accountNumber: 'Número da conta do fornecedor',

  bankAccountHint: 'A conta da empresa, na qual é paga. Compare-a com uma carta do banco.',
  bankCode: 'Código do banco',
  bankCodeHelp: 'Só se o banco lhe tiver dado um.',

  insurance: 'Seguro de mercadorias em trânsito (GIT)',
  insuranceHint: 'Paga as mercadorias que se percam ou se danifiquem pelo caminho.',
  certificate: 'Certificado GIT',
  certificateHelp: 'Um PDF, ou uma fotografia da página inteira.',
  certificateOnFile: 'O certificado já registado',
  found: 'Encontrado no certificado',
  foundHint: 'O certificado diz outra coisa. Verifique e depois passe para o formulário.',
  fillIn: 'Preencher',
  filledIn: 'Os dados do certificado foram preenchidos.',
  fromCertificate: 'Do certificado. Verifique.',
  insuredName: 'Segurado',
  gitCover: 'Cobertura GIT',
  gitCoverHelp: 'O máximo que se paga por uma carga.',
  gitPolicyNumber: 'Número da apólice',
  gitInsurer: 'Seguradora',
  gitFrom: 'A cobertura começa em',
  gitTo: 'A cobertura termina em',
  insuranceContact: 'Contacto do seguro',
  insuranceContactHint:
    'A quem se pede o próximo certificado, por exemplo o seu corretor. Se ficar vazio, será pedido a si.',
  insuranceContactName: 'Nome do contacto',
  insuranceContactEmail: 'E-mail do contacto',
  insuranceContactMobile: 'Telemóvel do contacto',
  payableRate: 'Taxa a pagar',
  payableRateHelp:
    'Parte do que o cliente paga que vai para o fornecedor. Num fornecedor em uso, uma alteração aguarda aprovação.',
  tender: 'Propostas de carga',
  tenderHint: 'Como as cargas são propostas à empresa.',
  tenderMethod: 'As propostas são enviadas para',
  byEmail: 'Um endereço de e-mail',
  byIntegration: 'As propostas entram directamente no sistema de {company}, GLN {number}.',
  emailInstead: 'O sistema de {company} não recebe propostas de carga, por isso são enviadas por e-mail.',
  tenderEmail: 'Endereço de e-mail para as propostas',
  useEmail: 'Usar {email}',
  nameTakenHelp:
    'Se for a sua empresa, peça a {client} uma ligação para o registo dela: o número de telefone está no fim desta página. Se outra empresa tiver o mesmo nome, diga-o quando pedir.',
};
