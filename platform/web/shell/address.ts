interface Target {
  readonly to: string;
  readonly search: never;
  readonly hash?: string;
  readonly activeOptions: { readonly exact: true };
}

/**
 * The parts of an address as links of the router take them; menus and lists carry whole addresses. Left alone, the router
 * says of every link whose address the current one begins with that it leads to the current page.
 */
export function linkTo(url: string): Target {
  const [address = '', hash] = url.split('#');
  const [path = '', query = ''] = address.split('?');
  return {
    to: path,
    // The router's types know no search for a path that is only known at run time.
    search: Object.fromEntries(new URLSearchParams(query)) as never,
    ...(hash && { hash }),
    activeOptions: { exact: true },
  };
}
