/** What can be brought in, at the desk: its name among the titles, its list, and the address of its imports. */
interface DeskKind {
  /** A key of the titles. */
  readonly title: string;
  readonly listPath: string;
  readonly path: string;
  /** Saves what is there in the shape in which it comes in. */
  readonly save?: () => Promise<void>;
}

const own = (title: string, listPath: string, kind: string): DeskKind => ({ title, listPath, path: `/import/${kind}` });

const kinds: Readonly<Record<string, DeskKind>> = {
  debtor: { title: 'customers', listPath: '/manageshipperlist', path: '/importdebtor' },
  creditor: { title: 'suppliers', listPath: '/manage-carrier', path: '/importcreditor' },
  load: {
    title: 'loads',
    listPath: '/manageLoads',
    path: '/importloads',
    save: async () => (await import('#modules/work/loads/web/later.ts')).saveLoadFile(),
  },
  rate: {
    ...own('rates', '/capturerate', 'rate'),
    save: async () => (await import('#modules/prices/rates/web/later.ts')).saveRateFile(),
  },
  journal: {
    ...own('proposals', '/transactionproposals', 'journal'),
    save: async () => (await import('#modules/money/journal-proposals/web/later.ts')).saveProposalFile(),
  },
  commodityType: own('commodityTypes', '/manageCommodityType', 'commodityType'),
  equipmentType: own('equipmentTypes', '/transporter', 'equipmentType'),
  itemMaster: own('itemMasters', '/itemMasterList', 'itemMaster'),
  orderType: own('orderTypes', '/orderTypes', 'orderType'),
  location: own('locations', '/viewLocations', 'location'),
  vehicle: own('vehicles', '/vehicles', 'vehicle'),
  driver: own('drivers', '/drivers', 'driver'),
  packingType: own('packingTypes', '/managePackingType', 'packingType'),
  fuelPrice: own('fuelPrices', '/capturefuelrate', 'fuelPrice'),
  exchangeRate: own('exchangeRates', '/exchangeRates', 'exchangeRate'),
  fuelClause: own('fuelClauses', '/fuelClauses', 'fuelClause'),
  rateZone: own('rateZones', '/rateZones', 'rateZone'),
  driverRate: own('driverRates', '/manage_driver_rates', 'driverRate'),
  driverRateCategory: own('driverRateCategories', '/manage_driver_rate_categories', 'driverRateCategory'),
  councilMinimum: own('councilMinimums', '/councilMinimums', 'councilMinimum'),
  profitCentre: own('profitCentres', '/profitcentres', 'profitCentre'),
};

export function deskKind(kind: string): DeskKind | undefined {
  return kinds[kind];
}
