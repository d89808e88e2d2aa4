export const texts = {
  termsPublished: 'This version is published and cannot be changed. Create a new version instead.',
  termsNeedEnglish: 'Write the English text first. It is used where another language is missing.',
  termsVersionTaken: 'A version with this name already exists.',
  settingExists: 'Someone else has just saved these settings. Open them again.',
  daysTwice: 'Enter each day only once.',
  documentTwice: 'List each document only once.',
  mergeFieldUnknown: 'The field {field} cannot be used in this text. Allowed fields: {allowed}',
  mergeFieldMissing: 'This text must contain {field}.',
  braceAlone: 'There is a single brace without its pair. Write fields like {example}.',
  sameCompany: 'Choose another company. These settings already belong to this one.',
  chooseOne: 'Choose at least one.',
} as const;
