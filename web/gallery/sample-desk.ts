import type { Desk } from '#platform/web/shell/desk.ts';
import { menuIcons } from '../menu-icons.ts';
import { titles } from '../titles/index.ts';

const nothing = async () => ({});
/** A desk without screens, for bricks that ask for one. */
export const sampleDesk: Desk = {
  product: 'Haulway',
  screens: [],
  titles,
  groupIcons: menuIcons,
  drawerItems: [],
  afterSignIn: [],
  basis: {
    login: () => Promise.reject(new Error('The gallery signs nobody in')),
    logout: nothing,
    chime: nothing,
    resetPassword: async () => ({ message: '', otpValid: true }),
  },
};
