/** The screens of the desk that this module has, and what it puts onto the dashboard. Each is fetched when it is shown. */
export const supplierScreens = {
  list: async () => (await import('./SupplierList.tsx')).SupplierList,
  form: async () => (await import('./SupplierForm.tsx')).SupplierForm,
  review: async () => (await import('./review/SupplierReview.tsx')).SupplierReview,
  waiting: async () => (await import('./review/WaitingList.tsx')).WaitingList,
  invitations: async () => (await import('./links/InvitationBoard.tsx')).InvitationBoard,
} as const;
