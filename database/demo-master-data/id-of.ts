/** The id under which a record of the demonstration was stored before, by its noun and code; null where it names none. */
export type IdOf = (noun: string, code: string | undefined) => string | null;
