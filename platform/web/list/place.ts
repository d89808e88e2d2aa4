const key = (path: string) => `place.${path.toLowerCase()}`;

/** The last address of each list in this tab, so that saving a record, or its breadcrumb, leads back to where one was. */
export function rememberPlace(path: string, search: Readonly<Record<string, string>>): void {
  sessionStorage.setItem(key(path), JSON.stringify(search));
}

export function lastPlace(path: string): Readonly<Record<string, string>> {
  return JSON.parse(sessionStorage.getItem(key(path)) ?? '{}') as Record<string, string>;
}
