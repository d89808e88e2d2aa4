import {
  application,
  standing as standings,
  type ApplicationState,
  type Standing,
} from '#modules/parties/customers/status.ts';
import type { demoPlaces } from './demo-suppliers.ts';

const oddities = [
  'noLetter',
  'oldLetter',
  'letterDiffers',
  'noReferences',
  'smallCredit',
  'phoneOfSupplier',
  'lookAlikeMail',
  'badRating',
  'tiff',
  'slowPayer',
  'unpaid',
  'reviewDue',
] as const;
/** What is not as usual, to be found by the checks or shown by the screens. */
type Oddity = (typeof oddities)[number];

export interface DemoCustomer {
  readonly status: ApplicationState;
  /** Of who was approved once. */
  readonly standing: Standing | undefined;
  readonly name: string;
  readonly town: keyof typeof demoPlaces;
  readonly director: string;
  /** Days since it was submitted. */
  readonly age: number;
  /** Thousands of rand that it asks for, and that it got or is recommended for; with the days to pay. */
  readonly required: number;
  readonly limit: number;
  readonly term: number;
  /** How many bill-to parties it has. */
  readonly parties: number;
  readonly oddity: Oddity | undefined;
  /** Why it was declined, what was asked, or why it is recommended. */
  readonly reason: string;
}

/** Invented companies and people of the region, in all states that a customer can be in: a line each, in the order of the fields above. */
const table = `
approve        | ACTIVE    | Umgeni Grain Mills (Pty) Ltd              | Pinetown     | Nokwanda Khumalo    | 398 | 1800 | 1500 | 30 | 3 |                 |
approve        | ACTIVE    | Hex Valley Table Grapes (Pty) Ltd         | Bellville    | Danie Rossouw       | 377 | 900  | 750  | 30 | 2 |                 |
approve        | ACTIVE    | Kruinpark Supermarkte (Edms) Bpk          | Centurion    | Marietjie Nel       | 361 | 2500 | 2500 | 30 | 5 | slowPayer       |
approve        | ACTIVE    | Açúcar do Incomati, Lda                   | Maputo       | Celeste Mondlane    | 349 | 1400 | 1000 | 30 | 1 |                 |
approve        | ACTIVE    | Magaliesberg Cement Works (Pty) Ltd       | Rustenburg   | Tshepo Motaung      | 330 | 4200 | 4000 | 45 | 2 |                 |
approve        | ACTIVE    | Copperbelt Mine Stores Ltd                | Ndola        | Chileshe Mulenga    | 312 | 1600 | 1200 | 30 | 1 | unpaid          |
approve        | ACTIVE    | Lighthouse Cold Storage (Pty) Ltd         | Cape Town    | Yusuf Davids        | 305 | 1100 | 1000 | 14 | 2 | tiff            |
approve        | ACTIVE    | Sundays River Citrus Packers (Pty) Ltd    | Gqeberha     | Linda Mboya         | 291 | 1300 | 1250 | 30 | 0 |                 |
approve        | ACTIVE    | Mopane Hardware Wholesalers CC            | Polokwane    | Rirhandzu Baloyi    | 276 | 400  | 240  | 30 | 0 | noReferences    |
approve        | ACTIVE    | Etosha Breweries (Pty) Ltd                | Windhoek     | Helvi Amukwaya      | 268 | 2800 | 2200 | 30 | 3 |                 |
approve        | ACTIVE    | Ridgeback Steel Merchants (Pty) Ltd       | Germiston    | Clive Govender      | 254 | 3500 | 3000 | 60 | 2 | reviewDue       |
approve        | ACTIVE    | Mosi Milling Company Ltd                  | Lusaka       | Natasha Zulu        | 241 | 950  | 800  | 30 | 1 |                 |
approve        | ACTIVE    | Algoa Auto Parts Distributors (Pty) Ltd   | Gqeberha     | Werner Labuschagne  | 229 | 1900 | 1500 | 30 | 4 |                 |
approve        | ACTIVE    | Lesedi Poultry Farms (Pty) Ltd            | Johannesburg | Dineo Tau           | 215 | 700  | 600  | 7  | 0 |                 |
approve        | ACTIVE    | Tete Coal Supplies, Lda                   | Beira        | Inácio Chissano     | 204 | 2100 | 1500 | 30 | 0 |                 |
approve        | ACTIVE    | Winterberg Wool Brokers (Pty) Ltd         | East London  | Anele Gqola         | 188 | 300  | 240  | 30 | 1 |                 |
approve        | ACTIVE    | Phakalane Furniture (Pty) Ltd             | Gaborone     | Tebogo Kgosi        | 172 | 500  | 200  | 30 | 0 |                 |
approve        | ACTIVE    | Bergsig Pharmaceuticals (Pty) Ltd         | Centurion    | Ayesha Moosa        | 160 | 2400 | 2000 | 30 | 2 |                 |
approve        | ACTIVE    | Nyanga Tea Estates (Pvt) Ltd              | Harare       | Rudo Chikafu        | 149 | 600  | 250  | 0  | 0 | badRating       | Pays on delivery until a year has passed.
approve        | ACTIVE    | Kwena Bottling Company (Pty) Ltd          | Mbombela     | Sizwe Mabuza        | 137 | 1700 | 1500 | 30 | 3 |                 |
approve        | DORMANT   | Karoo Ostrich Exports CC                  | Kimberley    | Hendrik Botes       | 390 | 350  | 200  | 30 | 0 |                 |
approve        | SUSPENDED | Sterkspruit Timber Traders (Pty) Ltd      | Harrismith   | Lehlohonolo Khoza   | 283 | 800  | 500  | 30 | 1 |                 |
approve        | SUSPENDED | Parkhurst Party Supplies CC               | Johannesburg | Bianca Ferreira     | 198 | 150  | 100  | 14 | 0 | smallCredit     |
approve        | CLOSED    | Old Harbour Ship Chandlers (Pty) Ltd      | Durban       | Rajesh Maharaj      | 402 | 450  | 300  | 30 | 0 |                 |
RECOMMENDED    |           | Transgariep Fertilisers (Pty) Ltd         | Upington     | Riana Cloete        | 4.5 | 3200 | 2800 | 30 | 2 |                 | Two references answered, both pay within terms. The bank confirms the account.
RECOMMENDED    |           | Mangwe Cash and Carry (Pvt) Ltd           | Bulawayo     | Sibongile Moyo      | 2.1 | 900  | 600  | 14 | 0 |                 | Start at 600 and look again after three months.
RECOMMENDED    |           | Ciments du Plateau, Lda                   | Matola       | Ernesto Tembe       | 1.7 | 1500 | 1200 | 30 | 1 | letterDiffers   | The account on the letter was confirmed by telephone.
VETTING        |           | Blouberg Beverage Group (Pty) Ltd         | Bellville    | Stephan Marais      | 2.3 | 2600 |      |    | 3 |                 |
VETTING        |           | Thohoyandou Building Supplies CC          | Musina       | Livhuwani Ramabulana| 1.9 | 280  |      |    | 0 | noReferences    |
VETTING        |           | Lowveld Macadamia Growers (Pty) Ltd       | Mbombela     | Thulani Shabangu    | 1.5 | 1200 |      |    | 1 | phoneOfSupplier |
pending        |           | Senqu Knitwear (Pty) Ltd                  | Maseru       | Mpho Ramokoena      | 1.3 | 400  |      |    | 0 |                 |
pending        |           | Umgeni Grain Milling and Feeds CC         | Pinetown     | Trevor Chetty       | 1.1 | 950  |      |    | 0 | lookAlikeMail   |
pending        |           | Springvale School Uniforms CC             | Kempton Park | Zinhle Buthelezi    | 0.9 | 120  |      |    | 0 | smallCredit     |
pending        |           | Goue Akker Landbou Koöperasie             | Bloemfontein | Gert Swanepoel      | 0.7 | 5200 |      |    | 4 | noLetter        |
pending        |           | Zomba Tobacco Floors Ltd                  | Blantyre     | Limbani Chirwa      | 0.4 | 1000 |      |    | 1 |                 |
pending        |           | Table View Tile Centre (Pty) Ltd          | Cape Town    | Nazeem Petersen     | 0.2 | 650  |      |    | 0 | oldLetter       |
INFO_REQUESTED |           | Dunes Salt Refinery (Pty) Ltd             | Walvis Bay   | Festus Shilongo     | 3.5 | 1300 |      |    | 0 | noLetter        | Please send the letter of your bank that confirms the account.
INFO_REQUESTED |           | Conservas do Save, Lda                    | Beira        | Amélia Sitoe        | 2.5 | 550  |      |    | 0 | noReferences    | Por favor, indique pelo menos duas referências comerciais.
DECLINED       |           | Quickserve Airtime Wholesale CC           | Johannesburg | Lebo Mashaba        | 41  | 220  |      |    | 0 | smallCredit     | None of the references knows the company.
DECLINED       |           | Riverside Scrap Metals (Pty) Ltd          | Middelburg   | Fanie Grobler       | 66  | 1800 |      |    | 0 | letterDiffers   | The letter of the bank is about the account of somebody else.
WITHDRAWN      |           | Kalk Bay Curios CC                        | Cape Town    | Sharon Isaacs       | 30  | 100  |      |    | 0 | smallCredit     | Wants to pay cash.
EXPIRED        |           | Caprivi Fresh Produce (Pty) Ltd           | Windhoek     | Erastus Nambala     | 75  | 600  |      |    | 0 | noLetter        |`;

export const demoCustomers: readonly DemoCustomer[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [status, standing, name, town, director, age, required, limit, term, parties, oddity, reason = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return {
      status: application.states.find((state) => state === status)!,
      standing: standings.states.find((it) => it === standing),
      name: name!,
      town: town as DemoCustomer['town'],
      director: director!,
      age: Number(age),
      required: Number(required),
      limit: Number(limit),
      term: Number(term),
      parties: Number(parties),
      oddity: oddities.find((it) => it === oddity),
      reason,
    };
  });
