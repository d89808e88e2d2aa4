export const texts = {
  termsPublished: 'This version was published. It stays as it is; begin a new version instead.',
  termsNeedEnglish: 'Write the English text first. Every other language falls back to it.',
  termsVersionTaken: 'There is already a version of this name.',
  settingExists: 'Someone else saved these settings just now. Open them again.',
  daysTwice: 'Name each day once.',
  documentTwice: 'Each document is required once.',
  mergeFieldUnknown: '{field} is no field of this text. Allowed are: {allowed}',
  mergeFieldMissing: 'This text must contain {field}.',
  braceAlone: 'A brace stands alone. Fields are written like {example}.',
  sameCompany: 'Choose another company: these are its own settings.',
  chooseOne: 'Choose at least one.',
} as const;
