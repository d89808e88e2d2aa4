/** A side of the desk for documents that a module above shows. `useTab` is a hook: it asks for rights and texts. */
export interface DocumentMode {
  readonly id: string;
  readonly path: string;
  readonly useTab: () => { readonly title: string; readonly isShown: boolean };
}
