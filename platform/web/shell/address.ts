/** The parts of an address as links of the router take them; menus and lists carry whole addresses. */
export function linkTo(url: string): { to: string; search: never; hash?: string } {
  const [address = '', hash] = url.split('#');
  const [path = '', query = ''] = address.split('?');
  // The router's types know no search for a path that is only known at run time.
  return { to: path, search: Object.fromEntries(new URLSearchParams(query)) as never, ...(hash && { hash }) };
}
