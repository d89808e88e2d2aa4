import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  registrationSuccessful: 'Registrasie was suksesvol',
  creditorSuccessful: 'Krediteurregistrasie was suksesvol',
  applicationReviewed: 'Die aansoek sal nagegaan word en ’n e-pos met die status sal aan jou gestuur word.',
  creditSubmitted: 'Kredietlimietverandering is suksesvol ingedien',
  gitSubmitted: 'Die GIT-sertifikaat is suksesvol ingedien en sal binnekort nagegaan word.',
  gitFailed: 'Fout met die GIT-sertifikaat, kontak die administrateur.',
  otpFailed: 'OTP-verifikasie het misluk',
  otpFailedText: 'Maak jou skakel weer oop en vra vir ’n nuwe OTP.',
};
