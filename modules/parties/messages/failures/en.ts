export const texts = {
  // Findings: what the staff who decide should look at
  vatNumberMissing: 'The company is registered for VAT, but gave no VAT number.',
  registeredAsSoleProprietor: 'An identity number was given in place of a registration number: a sole proprietor.',
  directorMissing: 'No director was named.',
  directorIdentityMissing: 'The identity number of this director is missing.',
  directorTwice: 'This identity number is listed twice.',
  bankDetailsMissing: 'No bank details were given.',
  bankDetailsIncomplete: 'The bank details are incomplete.',
  partyNameSimilar: 'The name is like that of {partyName}.',
  bankAccountShared: '{partyName} has the same bank account.',
  directorShared: '{partyName} has the same director.',
  phoneShared: '{partyName} has the same phone number.',
  mailDomainShared: '{partyName} has a mail address of the same domain, {domain}.',
  mailDomainLooksLike: 'The mail domain {domain} looks like that of {partyName}, {known}.',
  numbersOfSupplier: '{partyName}, a supplier, has the same registration or VAT number.',
  numbersOfCustomer: '{partyName}, a customer, has the same registration or VAT number.',
  numbersOfContractor: '{partyName}, a contractor, has the same registration or VAT number.',
} as const;
