import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  greeting: 'Caro/a {name},',
  footer: 'Enviado por {company} através do Haulway. Perguntas: {support}',
  until:
    'A ligação é válida até {date}. Será enviado um código por SMS para {number}; pode parar a qualquer momento e continuar mais tarde, também noutro aparelho.',

  inviteSubject: 'Registe-se como fornecedor da {company}',
  inviteIntro: 'A {company} convida-o a registar-se como fornecedor. Demora cerca de dez minutos.',
  inviteNeeded:
    'Tenha à mão: número de registo e de IVA, números de identidade dos administradores, dados bancários e, se transporta mercadorias, o certificado de seguro de mercadorias em trânsito (GIT).',
  inviteAction: 'Abrir o registo',

  editSubject: 'Confirme os seus dados de fornecedor da {company}',
  editIntro: 'A {company} pede-lhe que confirme os dados de {carrierName} e corrija o que tiver mudado.',
  editAction: 'Abrir os seus dados',

  questionSubject: 'A {company} precisa de mais informações suas',
  questionIntro: 'Antes de decidirmos sobre o seu registo, precisamos do seguinte:',
  questionAction: 'Responder',

  receivedSubject: 'Recebemos o seu registo',
  receivedIntro: 'Obrigado. A {company} recebeu o registo de {carrierName}.',
  receivedNext: 'Vai agora ser analisado. Receberá um e-mail com o resultado.',

  approvedSubject: 'É agora fornecedor da {company}',
  approvedIntro: 'O registo de {carrierName} foi aprovado. O seu número de conta na {company} é {accountNumber}.',

  rejectedSubject: 'O seu registo na {company}',
  rejectedIntro: 'O registo de {carrierName} não foi aprovado. O motivo:',
  rejectedNext: 'Se puder corrigir isto, contacte-nos.',

  certificateRejectedSubject: 'O seu certificado GIT não foi aceite',
  certificateRejectedIntro: 'O certificado GIT de {carrierName} não foi aceite. O motivo:',
  certificateRejectedNext: 'Envie-nos um novo, por favor.',

  bankChangedSubject: 'Os dados bancários de {carrierName} foram alterados',
  bankChangedIntro:
    'Os dados bancários de {carrierName} na {company} foram alterados. Só serão usados depois de confirmados por uma segunda pessoa.',
  bankChangedWarning: 'Se não fez esta alteração, avise-nos já.',
  bankChangedSms:
    '{company}: os seus dados bancários foram alterados. Se não foi feito por si, avise-nos já: {support}',

  submitted: 'O registo foi concluído com sucesso. O seu pedido vai ser analisado e receberá um e-mail com o estado.',
  saved: 'O fornecedor {carrierName} foi guardado.',
  linkSent: 'A ligação foi enviada para {email}.',
};
