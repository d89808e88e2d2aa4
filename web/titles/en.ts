export const texts = {
  // Groups of the menu
  dashboard: 'Dashboard',
  loads: 'Loads',
  customers: 'Customers',
  suppliers: 'Suppliers',
  invoices: 'Invoices',
  documents: 'Documents',
  rates: 'Rates',
  vehicles: 'Vehicles',
  finance: 'Finance',
  settings: 'Settings',
  users: 'Users',
  reports: 'Reports',
  // Screens
  login: 'Login',
  resetPassword: 'Reset Password',
  mainMenu: 'Main Menu',
  errorPage: 'Error',
  supplier: 'Supplier',
  approvals: 'Approvals',
  invitations: 'Invitations',
  podLoads: 'POD Loads',
} as const;
