/** A phone number is stored in E.164, whatever way it is typed into the search; without + or 0 it may be a code, `2020-0001`. */
const phoneLike = /^[+0][\d\s()-]{6,}$/;

/** What was typed as a pattern: words in their order, with anything between them. Empty for no search. */
export function likePattern(search: string): string {
  const wanted = phoneLike.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : search;
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));
  return words.length === 0 ? '' : `%${words.join('%')}%`;
}
