/** What a happening may say: facts as JSON has them. A row is none, since it is out of date by the time a job reads it. */
export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };

/**
 * Everything that can happen, with what is said of it: ids and facts. A name is the noun and a verb in the past,
 * `document.inForceChanged`. The module that tells adds its happenings here by declaration merging; `docs/happenings.md`
 * lists who tells and who hears.
 */
export interface Happenings {
  /** A link can no longer be opened: it was used, withdrawn, or replaced by a newer one. */
  readonly 'link.ended': { readonly linkId: string };
}

export type HappeningName = keyof Happenings;
