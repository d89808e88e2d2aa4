/** What Tailwind 4 needs anyway: about the phones of the last three years. */
export const browsers = ['chrome111', 'safari16.4', 'firefox128'];
