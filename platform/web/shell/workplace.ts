import type { CallOptions } from '../rpc.ts';

/** What of a list is kept under a name. */
export interface ViewState {
  readonly search: string;
  readonly sort: string | null;
  readonly descending: boolean;
  readonly filter: Readonly<Record<string, readonly string[]>>;
  readonly columns: { readonly order: readonly string[]; readonly hidden: readonly string[] } | null;
}

interface NewView {
  readonly name: string;
  /** Everybody of the company sees it. */
  readonly isShared: boolean;
  readonly state: ViewState;
}

export interface SavedView extends NewView {
  readonly viewId: string;
  readonly lockId: string;
  /** Only whoever saved a view changes or deletes it. */
  readonly isOwn: boolean;
  readonly owner: string;
}

export interface FoundRecord {
  /** The channel of its noun. */
  readonly noun: string;
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
}

/** The calls behind views, the search over records and presence. The root fills them in from the contract; the gallery gives its own. */
export interface WorkplaceCalls {
  readonly getSavedViews: (query: { list: string }, options?: CallOptions) => Promise<readonly SavedView[]>;
  readonly postSavedView: (view: NewView & { list: string }, options?: CallOptions) => Promise<SavedView>;
  readonly putSavedView: (view: NewView & { viewId: string }, options?: CallOptions) => Promise<SavedView>;
  readonly deleteSavedView: (view: { viewId: string }, options?: CallOptions) => Promise<unknown>;
  readonly getSearchResults: (query: { search: string }, options?: CallOptions) => Promise<readonly FoundRecord[]>;
  readonly postPresence: (
    presence: { channel: string; editor: string; presence: 'asked' | 'editing' | 'ended' },
    options?: CallOptions,
  ) => Promise<unknown>;
}

/** Where the search over records leads. */
export interface RecordPage<Title extends string = string> {
  /** Of the group of results. */
  readonly title: Title;
  readonly path: (id: string) => string;
}
