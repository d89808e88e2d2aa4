import type { Context } from './implement.ts';

/** Where the search over all records finds those of one noun. */
export interface SearchProvider {
  /** The noun's channel; the desk knows the page of its records. */
  readonly noun: string;
  /** The authorisation of the noun's list: without it nothing is found. */
  readonly needs: string;
  find(context: Context, search: string): Promise<readonly FoundRecord[]>;
}

export interface FoundRecord {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
}
