/** The folders of `modules/`, from the base upwards: a module uses those of its own district and of those to the left. */
export const districts: readonly string[] = ['base', 'parties', 'prices', 'work', 'money', 'fleet', 'desk'];
