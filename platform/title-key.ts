/** The key of a title: `Main Menu` is `mainMenu`, `POD Loads` is `podLoads`. The session's menu has English titles. */
export function titleKey(title: string): string {
  const [first = '', ...others] = title.split(/[^\p{L}\p{N}]+/u);
  const start = first === first.toUpperCase() ? first.toLowerCase() : first.charAt(0).toLowerCase() + first.slice(1);
  return start + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
