import { application, type ApplicationState, type CertificateState } from '#modules/parties/suppliers/status.ts';

/** Towns of the demonstration: country, region and postal code as the lists have them, and the dialling form of a mobile. */
export const demoPlaces = {
  Johannesburg: ['South Africa', 'Gauteng', '2094', '+2782555'],
  Germiston: ['South Africa', 'Gauteng', '1401', '+2783555'],
  'Kempton Park': ['South Africa', 'Gauteng', '1619', '+2772555'],
  Centurion: ['South Africa', 'Gauteng', '0157', '+2784555'],
  Durban: ['South Africa', 'KwaZulu-Natal', '4001', '+2783556'],
  Pinetown: ['South Africa', 'KwaZulu-Natal', '3610', '+2782556'],
  'Richards Bay': ['South Africa', 'KwaZulu-Natal', '3900', '+2773555'],
  'Cape Town': ['South Africa', 'Western Cape', '8001', '+2782557'],
  Bellville: ['South Africa', 'Western Cape', '7530', '+2784557'],
  Gqeberha: ['South Africa', 'Eastern Cape', '6001', '+2782558'],
  'East London': ['South Africa', 'Eastern Cape', '5201', '+2783558'],
  Bloemfontein: ['South Africa', 'Free State', '9301', '+2782559'],
  Harrismith: ['South Africa', 'Free State', '9880', '+2772559'],
  Kimberley: ['South Africa', 'Northern Cape', '8301', '+2782560'],
  Upington: ['South Africa', 'Northern Cape', '8801', '+2783560'],
  Polokwane: ['South Africa', 'Limpopo', '0699', '+2782561'],
  Musina: ['South Africa', 'Limpopo', '0900', '+2772561'],
  Mbombela: ['South Africa', 'Mpumalanga', '1200', '+2782562'],
  eMalahleni: ['South Africa', 'Mpumalanga', '1035', '+2783562'],
  Middelburg: ['South Africa', 'Mpumalanga', '1050', '+2784562'],
  Rustenburg: ['South Africa', 'North West', '0299', '+2782563'],
  Maputo: ['Mozambique', 'Maputo City', '1100', '+25884555'],
  Matola: ['Mozambique', 'Maputo Province', '1114', '+25885555'],
  Beira: ['Mozambique', 'Sofala', '2100', '+25882555'],
  Gaborone: ['Botswana', 'Gaborone', '0000', '+26771555'],
  Francistown: ['Botswana', 'Francistown', '0000', '+26772555'],
  Windhoek: ['Namibia', 'Khomas', '10005', '+26481555'],
  'Walvis Bay': ['Namibia', 'Erongo', '13013', '+26485555'],
  Harare: ['Zimbabwe', 'Harare', '0000', '+26377555'],
  Bulawayo: ['Zimbabwe', 'Bulawayo', '0000', '+26371555'],
  Lusaka: ['Zambia', 'Lusaka', '10101', '+26097555'],
  Ndola: ['Zambia', 'Copperbelt', '10101', '+26096555'],
  Maseru: ['Lesotho', 'Maseru', '100', '+26658555'],
  Manzini: ['Eswatini', 'Manzini', '0000', '+26876555'],
  Blantyre: ['Malawi', 'Southern', '0000', '+26599555'],
  Lilongwe: ['Malawi', 'Central', '0000', '+26588555'],
} as const;

const oddities = [
  'noVat',
  'noBank',
  'sharedBank',
  'lookAlikeMail',
  'soleProprietor',
  'wrongYear',
  'integration',
  'differs',
  'renewalWaits',
  'renewalWithGap',
  'bankChanges',
] as const;
/** What is not as usual, to be found by the checks; `differs`: the certificate says another cover than was typed. The last three have something that waits for a decision. */
type Oddity = (typeof oddities)[number];

export interface DemoSupplier {
  readonly status: ApplicationState;
  readonly name: string;
  readonly town: keyof typeof demoPlaces;
  readonly director: string;
  /** Days since it was submitted. */
  readonly age: number;
  /** Thousands of rand; who has none is no transporter. */
  readonly cover: number;
  /** What became of the certificate, and in how many days it ends. */
  readonly certificate: { readonly status: CertificateState; readonly endsIn: number } | undefined;
  readonly oddity: Oddity | undefined;
  /** Why it was rejected, or what was asked. */
  readonly reason: string;
}

/** Invented companies and people of the region, in all states that a supplier can be in: a line each, in the order of the fields above. */
const table = `
approved      | Umfolozi Linehaul (Pty) Ltd              | Richards Bay | Sibusiso Zulu        | 412 | 2500 | approved 210  |                |
approved      | Thornbush Carriers CC                    | Polokwane    | Lerato Mabitsela     | 388 | 1500 | approved 17   |                |
approved      | Witels Koelvervoer (Edms) Bpk            | Bellville    | Hannelie Steyn       | 365 | 3000 | approved 151  |                |
approved      | Transportes Rovuma, Lda                  | Maputo       | Armando Cossa        | 341 | 1200 | approved 94   |                |
approved      | Okavango Bulk Haulage (Pty) Ltd          | Francistown  | Kagiso Molefe        | 322 | 1800 | approved -12  |                |
approved      | Luangwa Freightways Ltd                  | Lusaka       | Mutale Chanda        | 301 | 900  | approved 260  |                |
approved      | Drakensberg Reefer Lines (Pty) Ltd       | Harrismith   | Thabiso Mokoena      | 288 | 4000 | approved 28   |                |
approved      | Golden Mile Container Services (Pty) Ltd | Durban       | Priya Naidoo         | 270 | 2000 | approved 122  | integration    |
approved      | Namib Desert Logistics (Pty) Ltd         | Walvis Bay   | Johannes Shikongo    | 255 | 2200 | approved 305  |                |
approved      | Great Dyke Transporters (Pvt) Ltd        | Harare       | Tendai Moyo          | 240 | 1000 | approved 6    |                |
approved      | Rooikraal Tankers (Pty) Ltd              | Germiston    | Willem Pretorius     | 233 | 5000 | approved 188  |                |
approved      | Mthatha Express CC                       | East London  | Nokuthula Mbeki      | 214 | 750  | approved -40  | sharedBank     |
approved      | Ndola Copper Haulers Ltd                 | Ndola        | Joseph Mwansa        | 203 | 1600 | approved 77   | noVat          |
approved      | Table Bay Office Movers (Pty) Ltd        | Cape Town    | Faizel Adams         | 190 |      |               |                |
approved      | Maluti Mountain Freight (Pty) Ltd        | Maseru       | Palesa Mohapi        | 177 | 800  | approved 41   |                |
approved      | Bluegum Pallets and Packing CC           | Pinetown     | Graham Wilkins       | 169 |      |               |                |
approved      | Lowveld Citrus Carriers (Pty) Ltd        | Mbombela     | Sandile Mathebula    | 151 | 1400 | approved 133  |                |
approved      | Shire River Transport Ltd                | Blantyre     | Chikondi Banda       | 140 | 600  | approved 19   |                |
approved      | Kgalagadi Overland (Pty) Ltd             | Gaborone     | Boitumelo Seretse    | 126 | 1100 | approved 222  |                |
approved      | Highway Star Tyres CC                    | Kempton Park | Riaan Fourie         | 118 |      |               |                |
approved      | Vaal Triangle Flatdecks (Pty) Ltd        | Johannesburg | Mpho Sithole         | 97  | 2600 | submitted 363 |                |
approved      | Swartkop Abnormal Loads (Pty) Ltd        | Centurion    | Anton Kruger         | 88  | 6000 | approved 252  |                |
approved      | Ezulwini Couriers (Pty) Ltd              | Manzini      | Nomcebo Dlamini      | 71  | 500  | approved 64   |                |
pending       | Transportes Púnguè, Lda                  | Beira        | Graça Machava        | 3.6 | 1300 | submitted 310 |                |
pending       | Bosveld Lynvervoer (Edms) Bpk            | Rustenburg   | Kobus Venter         | 2.2 | 1700 | submitted 275 | differs        |
pending       | Gamtoos Valley Haulage (Pty) Ltd         | Gqeberha     | Zanele Ngcobo        | 1.6 | 950  | submitted 298 | sharedBank     |
pending       | Thornbush Haulage (Pty) Ltd              | Polokwane    | Peter Maluleke       | 1.4 | 700  | submitted 190 | lookAlikeMail  |
pending       | Khoisan Sand and Stone                   | Kimberley    | Pieter Links         | 1.2 | 400  | submitted 120 | soleProprietor |
pending       | Coalfields Side Tippers (Pty) Ltd        | eMalahleni   | Jabu Mahlangu        | 1.1 | 2100 | submitted 333 |                |
pending       | Hwange Interlink (Pvt) Ltd               | Bulawayo     | Nkosana Ndlovu       | 0.9 | 850  |               | noBank         |
pending       | Sunland Warehouse Staffing CC            | Germiston    | Michelle Pillay      | 0.7 |      |               | wrongYear      |
pending       | Modder River Refrigerated (Pty) Ltd      | Bloemfontein | Tsepo Letsoalo       | 0.5 | 2900 | submitted 288 | differs        |
pending       | Lilongwe Plateau Carriers Ltd            | Lilongwe     | Thandiwe Phiri       | 0.2 | 650  | submitted 222 |                |
infoRequested | Orange River Grape Express (Pty) Ltd     | Upington     | Elsabe Burger        | 1.5 | 1250 | submitted 143 |                | The bank account is in another name. Please send the account of the company.
infoRequested | Matola Port Services, Lda                | Matola       | Hélder Nhantumbo     | 4   | 1900 |               |                | Falta o certificado GIT. Por favor, envie-o.
infoRequested | Auas Peak Distribution (Pty) Ltd         | Windhoek     | Selma Nghipondoka    | 6   | 1500 | rejected 60   |                | The certificate names another company as the insured.
rejected      | Limpopo Crossing Clearing Agents CC      | Musina       | Fhulufhelo Nemavhola | 34  |      |               |                | The registration number belongs to a company that was deregistered.
rejected      | Quickload Brokers (Pty) Ltd              | Johannesburg | Darren Cole          | 52  | 300  | rejected 15   |                | No trucks of its own, and the insurer does not know the policy.
deleted       | Old Mill Transport CC                    | Middelburg   | Susanna Nel          | 401 | 500  |               |                | Closed its business.
approved      | Sneeuberg Wool Carriers (Pty) Ltd        | Gqeberha     | Anele Mzimba         | 205 | 1350 | approved 13   |                |
approved      | Kalahari Red Sand Haulage CC             | Upington     | Dirk Olivier         | 198 | 900  | approved 3    |                |
approved      | Transportes Gorongosa, Lda               | Beira        | Isabel Muianga       | 187 | 1150 | approved 1    |                |
approved      | Berg River Fruit Lines (Pty) Ltd         | Bellville    | Carmen Isaacs        | 164 | 2400 | approved 0    |                |
approved      | Waterberg Cattle Liners (Pty) Ltd        | Polokwane    | Tebogo Ramaphala     | 158 | 1250 | approved 9    | renewalWaits   |
approved      | Zambezi Valley Tankers Ltd               | Lusaka       | Given Mulenga        | 143 | 2750 | approved 21   | renewalWithGap |
approved      | Garden Route Parcels (Pty) Ltd           | Gqeberha     | Nadia Petersen       | 131 | 700  | approved 95   | bankChanges    |`;

export const demoSuppliers: readonly DemoSupplier[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [status, name, town, director, age, cover, certificate = '', oddity, reason = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const [certificateStatus, endsIn] = certificate.split(' ');
    return {
      status: application.states.find((state) => state === status)!,
      name: name!,
      town: town as DemoSupplier['town'],
      director: director!,
      age: Number(age),
      cover: Number(cover),
      certificate: certificate ? { status: certificateStatus as CertificateState, endsIn: Number(endsIn) } : undefined,
      oddity: oddities.find((it) => it === oddity),
      reason,
    };
  });
