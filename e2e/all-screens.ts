/** What the sweep needs to know of a screen; see `web/screens.ts`. */
export interface DeskScreen {
  readonly path: string;
  readonly needs: string;
}

/** Takes every question and answers none: some modules look at their page as soon as they are imported. */
const nothing: object = new Proxy(() => nothing, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : nothing),
  set: () => true,
});
const storage = { getItem: () => null };

/**
 * The screens of the desk, one of each that several addresses show. The list is browser code; nothing of it is shown here,
 * so a page that is not there is enough to import it.
 */
export async function deskScreens(): Promise<readonly DeskScreen[]> {
  const page = {
    document: nothing,
    matchMedia: () => nothing,
    addEventListener: () => undefined,
    location: new URL('http://localhost/'),
    localStorage: storage,
    sessionStorage: storage,
  };
  for (const [name, value] of Object.entries(page))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });
  const list = '../web/screens.ts';
  const { screens } = (await import(list)) as { screens: readonly (DeskScreen & { readonly preload: unknown })[] };
  return [...new Map(screens.toReversed().map((screen) => [screen.preload, screen])).values()].toReversed();
}
