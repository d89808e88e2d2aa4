import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  registrationSuccessful: 'O registo foi concluído com êxito',
  creditorSuccessful: 'O registo de credor foi bem-sucedido',
  applicationReviewed: 'A candidatura será analisada e ser-lhe-á enviado um e-mail com o estado.',
  creditSubmitted: 'Alteração do limite de crédito enviada com sucesso',
  gitSubmitted: 'O certificado GIT foi submetido com êxito e será analisado em breve.',
  gitFailed: 'Erro no certificado GIT, contacte o administrador.',
  otpFailed: 'A verificação do OTP falhou',
  otpFailedText: 'Abra de novo a sua ligação e peça um novo OTP.',
};
