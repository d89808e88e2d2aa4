/** Names with the noun in the place of their star: `get*s` is `getServiceOrders`. */
export type Named<Noun extends string, Parts> = {
  [Key in keyof Parts as Key extends `${infer Before}*${infer After}` ? `${Before}${Noun}${After}` : never]: Parts[Key];
};

/** What every kind of orders has, under the names of one kind: operations, and what answers them. */
export function named<const Noun extends string, Parts extends object>(noun: Noun, parts: Parts): Named<Noun, Parts> {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key.replace('*', noun), part])) as Named<
    Noun,
    Parts
  >;
}
