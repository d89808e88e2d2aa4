import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
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
  receivedReference: 'A sua referência é {reference}.',
  receivedAction: 'Ver o estado e a sua cópia',
  receivedNext: 'Vai agora ser analisado. Receberá um e-mail com o resultado.',

  approvedSubject: 'É agora fornecedor da {company}',
  approvedIntro: 'O registo de {carrierName} foi aprovado. O seu número de conta na {company} é {accountNumber}.',

  rejectedSubject: 'O seu registo na {company}',
  rejectedIntro: 'O registo de {carrierName} não foi aprovado. O motivo:',
  rejectedNext: 'Se puder corrigir isto, contacte-nos.',

  certificateRejectedSubject: 'O seu certificado GIT não foi aceite',
  certificateRejectedIntro: 'O certificado GIT de {carrierName} não foi aceite. O motivo:',
  certificateRejectedNext: 'Envie-nos um novo, por favor.',

  renewalSubject: 'Novo certificado GIT de {carrierName}',
  renewalIntro: 'A {company} pede-lhe o certificado actual de mercadorias em trânsito (GIT) de {carrierName}.',
  renewalAction: 'Carregar o certificado',
  coverEndsSubject: 'A cobertura GIT de {carrierName} termina a {date}',
  coverEndsIntro: {
    one: 'A cobertura de mercadorias em trânsito (GIT) de {carrierName} junto da {company} termina amanhã, {date}.',
    other:
      'A cobertura de mercadorias em trânsito (GIT) de {carrierName} junto da {company} termina dentro de {count} dias, a {date}.',
  },
  coverEndsTodayIntro:
    'A cobertura de mercadorias em trânsito (GIT) de {carrierName} junto da {company} termina hoje, {date}.',
  coverEndsNext: 'Carregue o novo certificado. Sem ele, depois de {date} não lhe pode ser atribuída nenhuma carga.',
  coverEndedSubject: 'A cobertura GIT de {carrierName} terminou',
  coverEndedIntro:
    'A cobertura de mercadorias em trânsito (GIT) de {carrierName} junto da {company} terminou a {date}.',
  coverEndedNext: 'Até ser aprovado um novo certificado, não lhe pode ser atribuída nenhuma carga.',
  renewalReceivedSubject: 'Recebemos o seu certificado GIT',
  renewalReceivedIntro:
    'Obrigado. A {company} recebeu o novo certificado GIT de {carrierName}. Será analisado em breve.',

  coverChangedSubject: {
    one: 'A cobertura GIT de {count} fornecedor mudou em {date}',
    other: 'A cobertura GIT de {count} fornecedores mudou em {date}',
  },
  coverChangedEnded: {
    one: 'A cobertura de mercadorias em trânsito (GIT) terminou. Desde {date} não se lhe pode atribuir nenhuma carga:',
    other:
      'A cobertura de mercadorias em trânsito (GIT) terminou. Desde {date} não se lhes pode atribuir nenhuma carga:',
  },
  coverChangedRestored: {
    one: 'De novo com cobertura desde {date}; pode receber cargas:',
    other: 'De novo com cobertura desde {date}; podem receber cargas:',
  },
  coverChangedMore: {
    one: 'e mais {count}',
    other: 'e mais {count}',
  },
  coverChangedAction: 'Mostrar quem não tem cobertura',

  bankChangedSubject: 'Os dados bancários de {carrierName} foram alterados',
  bankChangedIntro:
    'Os dados bancários de {carrierName} na {company} foram alterados. Só serão usados depois de confirmados por uma segunda pessoa.',
  bankChangedWarning: 'Se não fez esta alteração, avise-nos já.',
  bankChangedSms:
    '{company}: os seus dados bancários foram alterados. Se não foi feito por si, avise-nos já: {support}',

  submitted: 'O registo foi concluído com sucesso. O seu pedido vai ser analisado e receberá um e-mail com o estado.',
  renewalSubmitted: 'O certificado GIT foi enviado com sucesso e será analisado em breve',
  saved: 'O fornecedor {carrierName} foi guardado.',
  savedShareWaits: '{carrierName} foi guardado. A nova taxa a pagar aguarda a aprovação de uma segunda pessoa.',
};
