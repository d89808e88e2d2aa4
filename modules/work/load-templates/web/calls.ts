import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/operation.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { client } from '#platform/web/rpc.ts';
import { templateService } from '../contract.ts';

export const templates = client(templateService);
/** The channel of templates, and with it the first part of the key of everything that is read of them. */
export const templatesNoun = 'loadTemplates';
export const useMay = rightsOf(templateService);

export type Template = OutputOf<(typeof templateService)['operations']['getLoadTemplate']>;

export function templateRead(id: string) {
  return queryOptions({
    queryKey: [templatesNoun, id],
    queryFn: ({ signal }) => templates.getLoadTemplate({ id }, { signal }),
  });
}
