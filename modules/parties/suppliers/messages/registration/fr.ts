import type { Translation } from '#platform/messages.ts';
import { texts as party } from '#modules/parties/parties/messages/fields/fr.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ...party,

  transporterQuestion: 'Le nouveau fournisseur est‑il transporteur ?',
  transporterQuestionText:
    'Un transporteur achemine des marchandises pour d’autres. Vous pourrez changer la réponse plus tard.',
  transporterYes: 'Oui, transporteur',
  transporterYesText:
    'Nous vous demanderons aussi votre assurance des marchandises en transit et comment vous proposer des chargements.',
  transporterNo: 'Non',
  transporterNoText: 'Un entrepôt, un atelier, un fournisseur de toute autre chose.',
  continue: 'Continuer',
  chooseAnswer: 'Choisissez l’une des deux.',

  bankStep: 'Coordonnées bancaires',
  transporterStep: 'Informations sur le transporteur',

  isTransporter: 'L’entreprise est un transporteur',
  isTransporterHelp: 'Ajoute une étape pour l’assurance des marchandises en transit et les offres de chargement.',
  contactHint: 'Où envoyer les questions, les offres de chargement et la décision.',
  oursHint: 'Réservé au personnel ; le fournisseur ne le voit pas.',
  vendorNumber: 'Numéro de fournisseur',
  accountNumber: 'Numéro de compte fournisseur',

  bankAccountHint: 'Le compte de l’entreprise, sur lequel elle est payée. Comparez-le à une lettre de la banque.',
  bankCode: 'Code banque',
  bankCodeHelp: 'Uniquement si la banque vous en a donné un.',

  insurance: 'Assurance des marchandises en transit (GIT)',
  insuranceHint: 'Elle paie les marchandises perdues ou endommagées en route.',
  certificate: 'Certificat GIT',
  certificateHelp: 'Un PDF, ou une photo de la page entière.',
  certificateOnFile: 'Le certificat déjà enregistré',
  found: 'Trouvé dans le certificat',
  foundHint: 'Le certificat dit autre chose que le formulaire. Vérifiez, puis reportez-le.',
  fillIn: 'Remplir',
  filledIn: 'Les informations du certificat ont été reportées.',
  fromCertificate: 'D’après le certificat. Vérifiez.',
  insuredName: 'Assuré',
  gitCover: 'Couverture GIT',
  gitCoverHelp: 'Le maximum payé pour un chargement.',
  gitPolicyNumber: 'Numéro de police',
  gitInsurer: 'Assureur',
  gitFrom: 'La couverture commence le',
  gitTo: 'La couverture prend fin le',
  insuranceContact: 'Contact pour l’assurance',
  insuranceContactHint:
    'À qui le prochain certificat est demandé, par exemple votre courtier. Laissé vide, c’est à vous.',
  insuranceContactName: 'Nom du contact',
  insuranceContactEmail: 'E-mail du contact',
  insuranceContactMobile: 'Numéro de portable du contact',
  payableRate: 'Taux à payer',
  payableRateHelp:
    'Part de ce que paie le client qui revient au fournisseur. Pour un fournisseur en usage, une modification attend une approbation.',
  tender: 'Offres de chargement',
  tenderHint: 'Comment les chargements sont proposés à l’entreprise.',
  tenderMethod: 'Les offres sont envoyées à',
  byEmail: 'Une adresse e-mail',
  byIntegration: 'Les offres arrivent directement dans le système de {company}, GLN {number}.',
  emailInstead: 'Le système de {company} ne reçoit pas d’offres de chargement ; elles sont envoyées par e-mail.',
  tenderEmail: 'Adresse e-mail pour les offres',
  useEmail: 'Utiliser {email}',
  nameTakenHelp:
    'Si c’est votre entreprise, demandez à {client} un lien vers son dossier : le numéro de téléphone est au bas de cette page. Si une autre entreprise porte le même nom, dites-le.',
};
