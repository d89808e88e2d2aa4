import { texts as party } from '#modules/parties/messages/fields/en.ts';

export const texts = {
  ...party,

  transporterQuestion: 'Is New Supplier a Transporter?',
  transporterQuestionText: 'A transporter carries goods for others. You can change the answer later.',
  transporterYes: 'Yes, a transporter',
  transporterYesText:
    'You will also be asked for your goods-in-transit insurance and for how loads are offered to you.',
  transporterNo: 'No',
  transporterNoText: 'A warehouse, a workshop, a supplier of anything else.',
  continue: 'Continue',
  chooseAnswer: 'Choose one of the two.',

  // Steps
  bankStep: 'Bank Details',
  transporterStep: 'Transporter Details',

  // Company
  isTransporter: 'The company is a transporter',
  isTransporterHelp: 'Adds a step for the goods-in-transit insurance and for load offers.',
  contactHint: 'Where questions, load offers and the decision are sent.',
  oursHint: 'For staff only; the supplier does not see it.',
  vendorNumber: 'Vendor number',
  accountNumber: 'Supplier account number',

  // Bank
  bankAccountHint: 'The account of the company, into which it is paid. Compare it with a letter of the bank.',
  bankCode: 'Bank code',
  bankCodeHelp: 'Only if the bank gave you one.',

  // Transporter
  insurance: 'Goods-in-transit insurance (GIT)',
  insuranceHint: 'It pays for goods that are lost or damaged on the way.',
  certificate: 'GIT certificate',
  certificateHelp: 'A PDF, or a photo of the whole page.',
  certificateOnFile: 'The certificate on file',
  found: 'Found in the certificate',
  foundHint: 'Check it, then take it over into the form.',
  fillIn: 'Fill in',
  filledIn: 'The details of the certificate were filled in.',
  insuredName: 'Insured',
  gitCover: 'GIT cover',
  gitCoverHelp: 'The most that is paid for one load.',
  gitPolicyNumber: 'Policy number',
  gitInsurer: 'Insurer',
  gitFrom: 'Cover begins on',
  gitTo: 'Cover ends on',
  insuranceContact: 'Insurance contact',
  insuranceContactHint: 'Who is asked for the next certificate, such as your broker. Left empty, it is you.',
  insuranceContactName: 'Name of the contact',
  insuranceContactEmail: 'Email address of the contact',
  insuranceContactMobile: 'Mobile number of the contact',
  payableRate: 'Payable rate',
  payableRateHelp: 'Of what the customer pays, so much goes to the supplier.',
  tender: 'Load offers',
  tenderHint: 'How loads are offered to the company.',
  tenderMethod: 'Load offers are sent to',
  byEmail: 'An email address',
  byIntegration: 'Offers go straight into the system of {company}, GLN {number}.',
  emailInstead: 'The system of {company} does not take load offers, so they are sent by email.',
  tenderEmail: 'Email address for load offers',
  useEmail: 'Use {email}',
} as const;
