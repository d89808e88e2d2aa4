export const texts = {
  // Findings: what the staff who decide should look at
  vatNumberMissing: 'The company is registered for VAT but did not give a VAT number.',
  registeredAsSoleProprietor:
    'An identity number was given instead of a registration number, so this is a sole proprietor.',
  directorMissing: 'No director was named.',
  directorIdentityMissing: 'The identity number of this director is missing.',
  directorTwice: 'This identity number is listed twice.',
  bankDetailsMissing: 'No bank details were given.',
  bankDetailsIncomplete: 'The bank details are incomplete.',
  partyNameSimilar: 'The name is similar to {partyName}.',
  bankAccountShared: '{partyName} has the same bank account.',
  directorShared: '{partyName} has the same director.',
  phoneShared: '{partyName} has the same phone number.',
  mailDomainShared: '{partyName} has an email address with the same domain, {domain}.',
  mailDomainLooksLike: 'The email domain {domain} looks like {known}, the domain of {partyName}.',
  numbersOfSupplier: '{partyName}, a supplier, has the same registration or VAT number.',
  numbersOfCustomer: '{partyName}, a customer, has the same registration or VAT number.',
  numbersOfContractor: '{partyName}, a contractor, has the same registration or VAT number.',
  partyFieldMissing: 'This is missing. Ask for it, or send a link to complete the record.',
  partyIncomplete: '{name} cannot be approved yet. Still missing: {fields}.',
} as const;
