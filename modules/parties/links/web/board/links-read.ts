import { queryOptions } from '@tanstack/react-query';
import type { LinkBoardRow } from '#modules/parties/links/contract.ts';
import { type LinkBoardOf, linksChannel } from './board.ts';

/** The links to one subject. They are found by its name; links to a subject with a similar name are left out. */
export function linksRead(key: readonly string[], subjectName: string, list: LinkBoardOf['call']['list']) {
  return queryOptions({
    queryKey: [linksChannel, ...key, subjectName],
    queryFn: async ({ signal }): Promise<readonly LinkBoardRow[]> => {
      const { rows } = await list({ search: subjectName.slice(0, 100) }, { signal });
      return rows.filter((row) => row.subjectName === subjectName);
    },
  });
}
