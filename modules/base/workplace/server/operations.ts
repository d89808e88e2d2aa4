import { z } from 'zod';
import { type Handlers, implement, type Implementation, type RecordReader } from '#platform/server/implement.ts';
import type { ChannelRight } from '#platform/server/realtime.ts';
import { asRead } from '#platform/server/record-readers.ts';
import type { SearchProvider } from '#platform/server/search-provider.ts';
import { savedView, workplaceService } from '../contract.ts';
import { announce } from './presence.ts';
import { searchRecords } from './search.ts';
import { changeView, createView, deleteView, ownView, viewsOf } from './views.ts';

interface WorkplaceParts {
  readonly searchProviders: readonly SearchProvider[];
  /** The authorisation that admits to a channel's noun. */
  readonly rightFor: (noun: string) => ChannelRight | undefined;
}

/** What the workplace does is the same for every noun; which nouns there are, the composition root says. */
export function workplaceOperations({ searchProviders, rightFor }: WorkplaceParts): Implementation {
  const handlers: Handlers<typeof workplaceService.operations> = {
    getSavedViews: (context, { list }) => viewsOf(context, list),
    postSavedView: (context, { list, ...view }) => createView(context, list, view),
    putSavedView: (context, { viewId, ...view }) => changeView(context, viewId, view),
    async deleteSavedView(context, { viewId }) {
      await deleteView(context, viewId);
      return { viewId };
    },
    getSearchResults: (context, { search }) => searchRecords(context, searchProviders, search),
    async postPresence(context, input) {
      await announce(context, rightFor, input);
      return {};
    },
  };
  return implement(workplaceService, handlers, { putSavedView: amendedView });
}

/** The caller's own view that the payload names. */
const amendedView: RecordReader = async (context, { viewId }) => {
  const wanted = z.uuid().safeParse(viewId);
  return wanted.success ? asRead(savedView, await ownView(context, wanted.data)) : undefined;
};
