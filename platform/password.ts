/** The five tests of a new password, in the order in which they are listed beside the field. */
export const passwordTests = {
  length: (password: string) => [...password].length >= 8,
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
  number: (password: string) => /\p{Nd}/u.test(password),
  capital: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
} as const;
export type PasswordTest = keyof typeof passwordTests;

export function failedPasswordTests(password: string): PasswordTest[] {
  return (Object.keys(passwordTests) as PasswordTest[]).filter((test) => !passwordTests[test](password));
}
