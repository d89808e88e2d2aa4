/** The place of a field in a form, given all names in the order of the form; unknown fields come last. */
export function placesIn(order: readonly string[]): (path: string) => number {
  const place = (name: string) => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  return (path) => {
    const [name = '', second = '', third = ''] = path.split('.');
    const isRow = /^\d+$/.test(second);
    return place(name) * 1_000_000 + (isRow ? Number(second) * 1000 : 0) + place(isRow ? third : second);
  };
}
