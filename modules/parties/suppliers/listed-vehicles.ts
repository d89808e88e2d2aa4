/** A registration as lists of vehicles are compared: in capitals, without blanks and hyphens. */
export function registrationOf(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** The registrations of a text, one a line or with commas between them. */
export function registrationsIn(text: string): string[] {
  return text
    .split(/[,;\n]+/)
    .map((code) => code.trim())
    .filter((code) => registrationOf(code) !== '');
}
