/** One line of the menu, as the session carries it (wire.md §2). */
interface NavItem {
  readonly title: string;
  readonly url: string;
  /** The authorisation that shows it; an empty one shows it to everyone who is signed in. */
  readonly permission: string;
}
export interface NavGroup {
  readonly title: string;
  readonly items: readonly NavItem[];
}

/** The menu of one person: only the items they may use, one door to each register, and no empty groups. */
export function visibleMenu(groups: readonly NavGroup[], holds: (authorisation: string) => boolean): NavGroup[] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items
        .filter((item) => item.permission === '' || holds(item.permission))
        .filter((item, place, allowed) => allowed.findIndex(({ title }) => title === item.title) === place),
    }))
    .filter((group) => group.items.length > 0);
}
