/** Companies that the freight company of the demonstration works with. All invented. */
export const demoPartners = [
  {
    name: 'Karoo Freight Systems',
    trade_name: 'Karoo Freight Systems',
    licence_type: 'Pro',
    global_location_number: '6001234500001',
    registration_number: '2011/204518/07',
    telephone: '+27215550140',
    contact_name: 'Elmarie Swanepoel',
    designation: 'Systems manager',
    address: {
      addressLine1: '18 Voortrekker Road',
      suburb: 'Bellville',
      city: 'Cape Town',
      region: 'Western Cape',
      country: 'South Africa',
      postalCode: '7530',
    },
  },
  {
    name: 'Drakensberg Linehaul',
    trade_name: 'Drakensberg Linehaul',
    licence_type: 'Lite',
    registration_number: '2016/088231/07',
    telephone: '+27335550162',
    contact_name: 'Sibusiso Cele',
    designation: 'Operations manager',
    address: {
      addressLine1: '4 Ohrtmann Road',
      suburb: 'Willowton',
      city: 'Pietermaritzburg',
      region: 'KwaZulu-Natal',
      country: 'South Africa',
      postalCode: '3201',
    },
  },
  {
    name: 'Zambezi Bulk Carriers',
    trade_name: 'Zambezi Bulk',
    licence_type: 'Pro',
    global_location_number: '6010000000126',
    telephone: '+260211555018',
    contact_name: 'Mutinta Hachipuka',
    designation: 'Managing director',
    time_zone: 'Africa/Lusaka',
    address: {
      addressLine1: 'Plot 2207, Lumumba Road',
      city: 'Lusaka',
      region: 'Lusaka',
      country: 'Zambia',
      postalCode: '10101',
    },
  },
  {
    name: 'Kalahari Tankers',
    trade_name: 'Kalahari Tankers',
    licence_type: 'mobileOnly',
    telephone: '+26461227017',
    contact_name: 'Johannes Shikongo',
    designation: 'Fleet controller',
    time_zone: 'Africa/Windhoek',
    address: {
      addressLine1: '31 Nickel Street',
      suburb: 'Prosperita',
      city: 'Windhoek',
      region: 'Khomas',
      country: 'Namibia',
      postalCode: '10005',
    },
  },
] as const;

/** The facts of the freight company itself, besides its names. */
export const demoClientFacts = {
  registration_number: '2004/017345/07',
  vat_number: '4790215646',
  telephone: '+27105550100',
  contact_name: 'Naledi Mokoena',
  designation: 'Onboarding manager',
  brand_colour: '#1f6f54',
  email_sender: 'onboarding@highveld.example',
  address: {
    addressLine1: '9 Rosherville Road',
    suburb: 'City Deep',
    city: 'Johannesburg',
    region: 'Gauteng',
    country: 'South Africa',
    postalCode: '2197',
  },
} as const;

/** Where the customers of the demonstration pay; invented. */
export const demoClientBank = {
  bank: 'Drakens Bank',
  branchName: 'Durban Central',
  branchCode: '250410',
  bankCode: 'DRKNZAJJ',
  bankAccountNo: '40771187731',
} as const;
