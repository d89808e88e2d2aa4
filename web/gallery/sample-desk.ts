import type { Desk } from '#platform/web/shell/desk.ts';
import type { SavedView } from '#platform/web/shell/workplace.ts';
import { menuIcons } from '../menu-icons.ts';
import { titles } from '../titles/index.ts';

const icons = Promise.resolve(menuIcons);
const nothing = async () => ({});
const views: SavedView[] = [
  {
    viewId: 'expiring',
    lockId: '1',
    name: 'Cover ends soon',
    isShared: true,
    isOwn: false,
    owner: 'Thandi Nkosi',
    state: { search: '', sort: 'cover', descending: true, filter: {}, columns: null },
  },
];
/** A desk without screens, for bricks that ask for one. */
export const sampleDesk: Desk = {
  product: 'Haulway',
  screens: [],
  titles,
  groupIcons: () => icons,
  menuCounts: [],
  bell: undefined,
  actions: [],
  drawerItems: [],
  afterSignIn: [],
  recordPages: {},
  workplace: {
    getSavedViews: async () => views,
    postSavedView: async (view) => {
      views.push({ ...view, viewId: view.name, lockId: '1', isOwn: true, owner: 'Naledi Mokoena' });
      return views.at(-1)!;
    },
    putSavedView: async (view) => ({ ...view, lockId: '2', isOwn: true, owner: 'Naledi Mokoena' }),
    deleteSavedView: nothing,
    getSearchResults: async () => [],
    postPresence: nothing,
  },
  basis: {
    login: () => Promise.reject(new Error('The gallery signs nobody in')),
    verifySecondFactor: () => Promise.reject(new Error('The gallery signs nobody in')),
    getOwnSession: () => Promise.reject(new Error('The gallery signs nobody in')),
    logout: nothing,
    chime: nothing,
    resetPassword: async () => ({ message: '', otpValid: true }),
  },
};
