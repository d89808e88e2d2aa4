import { texts as party } from '#modules/parties/parties/messages/fields/en.ts';

export const texts = {
  ...party,

  transporterQuestion: 'Is New Supplier a Transporter?',
  transporterQuestionText: 'A transporter carries goods for others. You can change the answer later.',
  transporterYes: 'Yes, a transporter',
  transporterYesText:
    'You will also be asked about your goods-in-transit insurance and how you want to receive load offers.',
  transporterNo: 'No',
  transporterNoText: 'For example a warehouse, a workshop or another kind of supplier.',
  continue: 'Continue',
  chooseAnswer: 'Choose yes or no.',

  // Steps
  bankStep: 'Bank Details',
  transporterStep: 'Transporter Details',

  // Company
  isTransporter: 'The company is a transporter',
  isTransporterHelp: 'Adds a step for the goods-in-transit insurance and for load offers.',
  contactHint: 'We send questions, load offers and the decision to these contacts.',
  oursHint: 'For staff only; the supplier does not see it.',
  vendorNumber: 'Vendor number',
  accountNumber: 'Supplier account number',

  // Bank
  bankAccountHint: 'The account we pay the company into. Check it against a letter from the bank.',
  bankCode: 'Bank code',
  bankCodeHelp: 'Only if the bank gave you one.',

  // Transporter
  insurance: 'Goods-in-transit insurance (GIT)',
  insuranceHint: 'It covers goods that are lost or damaged on the way.',
  certificate: 'GIT certificate',
  certificateHelp: 'A PDF or a photo of the whole page.',
  certificateOnFile: 'The certificate on file',
  found: 'Found in the certificate',
  foundHint: 'The certificate says something else than the form. Check, then copy it into the form.',
  fillIn: 'Fill in',
  filledIn: 'The details from the certificate were filled in.',
  fromCertificate: 'From the certificate. Check it.',
  insuredName: 'Insured',
  gitCover: 'GIT cover',
  gitCoverHelp: 'The most the insurer pays for one load.',
  gitPolicyNumber: 'Policy number',
  gitInsurer: 'Insurer',
  gitFrom: 'Cover begins on',
  gitTo: 'Cover ends on',
  insuranceContact: 'Insurance contact',
  insuranceContactHint: 'The person we ask for the next certificate, such as your broker. Leave empty if that is you.',
  insuranceContactName: 'Contact’s name',
  insuranceContactEmail: 'Contact’s email address',
  insuranceContactMobile: 'Contact’s mobile number',
  payableRate: 'Payable rate',
  payableRateHelp:
    'The percentage of the customer’s price that goes to the supplier. A change for a supplier in use waits for approval.',
  tender: 'Load offers',
  tenderHint: 'How loads are offered to the company.',
  tenderMethod: 'Load offers are sent to',
  byEmail: 'An email address',
  byIntegration: 'Offers go straight to the system of {company}, GLN {number}.',
  emailInstead: 'The system of {company} cannot receive load offers, so we send them by email.',
  tenderEmail: 'Email address for load offers',
  useEmail: 'Use {email}',
  nameTakenHelp:
    'If this is your company, ask {client} for a link to its record: the telephone number is at the foot of this page. If another company has the same name, say so when you ask.',
} as const;
