import { z } from 'zod';
import { operation, requiredText, service, text } from '#platform/operation.ts';

const listId = z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,59}$/);
const words = z.array(z.string().max(100)).max(100).readonly();

/** What of a list is kept under a name. A screen leaves out what it does not offer any more. */
const viewState = z.strictObject({
  search: text(100).default(''),
  sort: z.string().max(60).nullable().default(null),
  descending: z.boolean().default(false),
  /** Filter → chosen values. */
  filter: z.record(z.string().max(60), words).default({}),
  /** The order of the columns and those that are hidden; null is as the screen has them. */
  columns: z.strictObject({ order: words, hidden: words }).nullable().default(null),
});

export const savedView = z.object({
  viewId: z.uuid(),
  lockId: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  /** Only whoever saved a view changes or deletes it. */
  isOwn: z.boolean(),
  owner: z.string(),
  state: viewState,
});
export type SavedView = z.output<typeof savedView>;

const view = { name: requiredText(60), isShared: z.boolean().default(false), state: viewState };

const searchResult = z.object({
  noun: z.string(),
  id: z.string(),
  title: z.string(),
  /** What tells it from others of the same name: a number, a place. */
  subtitle: z.string(),
});

/** What everybody at a desk has, whatever their work: their views of lists, the search over all records, who is editing what. */
const getSavedViews = operation({
  audience: 'signedIn',
  onlyPeople: true,
  reads: true,
  input: z.strictObject({ list: listId }),
  output: z.array(savedView),
});

export const workplaceService = service('tripDirector', {
  /** A person's own views of a list, and those that others of the company share. */
  getSavedViews,
  postSavedView: operation({
    audience: 'signedIn',
    input: z.strictObject({ list: listId, ...view }),
    output: savedView,
  }),
  putSavedView: operation({
    audience: 'signedIn',
    locked: true,
    amends: { read: getSavedViews, by: ['viewId'] },
    input: z.strictObject({ viewId: z.uuid(), ...view }),
    output: savedView,
  }),
  deleteSavedView: operation({
    audience: 'signedIn',
    locked: true,
    input: z.strictObject({ viewId: z.uuid() }),
    output: z.object({ viewId: z.uuid() }),
  }),
  /** Records of every noun that the caller may read, a few of each. */
  getSearchResults: operation({
    isLong: true,
    audience: 'signedIn',
    reads: true,
    input: z.strictObject({ search: text(100) }),
    output: z.array(searchResult),
  }),
  /** Tells whoever has the same record open. `editor` tells one form from another; it comes back as the event's `lockId`. */
  postPresence: operation({
    audience: 'signedIn',
    input: z.strictObject({
      channel: z.string().regex(/^[a-zA-Z]{1,40}:[\w-]{1,64}$/),
      editor: z.uuid(),
      presence: z.enum(['asked', 'editing', 'ended']),
    }),
    output: z.object({}),
  }),
});
