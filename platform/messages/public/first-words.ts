/** The words of the first screen, which the root document brings along in all languages (tools/vite/root-document.ts). */
export const firstWords = [
  'confirmYourNumber',
  'codeWillBeSentToLink',
  'sendOtp',
  'sendingOtp',
  'offline',
  'noConnection',
  'reload',
] as const;

export type FirstTexts = Readonly<Record<(typeof firstWords)[number], string>>;
