/** The last address of each list, so that saving a record, or its breadcrumb, leads back to where one was. */
const searches = new Map<string, Record<string, string>>();

export function rememberPlace(path: string, search: Record<string, string>): void {
  searches.set(path.toLowerCase(), search);
}

export function lastPlace(path: string): Record<string, string> {
  return searches.get(path.toLowerCase()) ?? {};
}
