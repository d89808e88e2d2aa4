/** The fields that a form complains about, by their paths: of its errors, those that are one. */
export function flaggedFields(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    // A field may itself be called `type`; then there is an error in it, and no word.
    if ('type' in error && typeof error.type === 'string') return [`${path}${name}`];
    return flaggedFields(error, `${path}${name}.`);
  });
}
