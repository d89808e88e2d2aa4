/**
 * Names by ISO 3166-2 code, where the list has a transliteration, a note in brackets, or one name for two regions: forms
 * show what people of the place and their hauliers write.
 */
export const regionNames: Readonly<Record<string, string>> = {
  ...names('AO', 'CNO=Cuanza Norte, CUS=Cuanza Sul, MAL=Malanje'),
  ...names('BW', 'SP=Selebi-Phikwe'),
  ...names('CD', 'KC=Kasaï-Central, KE=Kasaï-Oriental, KN=Kinshasa'),
  ...names('CF', 'HS=Mambéré-Kadéï, KB=Nana-Grébizi, KG=Kémo, MP=Ombella-Mpoko, SE=Sangha-Mbaéré'),
  ...names('DZ', "16=Alger, 28=M'Sila, 45=Naâma, 57=El M'Ghair, 58=El Menia"),
  ...names('EG', 'ALX=Alexandria, ASN=Aswan, AST=Asyut, BA=Red Sea, BH=Beheira, BNS=Beni Suef, C=Cairo, DK=Dakahlia'),
  ...names('EG', 'DT=Damietta, FYM=Faiyum, GH=Gharbia, GZ=Giza, IS=Ismailia, JS=South Sinai, KB=Qalyubia'),
  ...names('EG', 'KFS=Kafr El Sheikh, KN=Qena, LX=Luxor, MN=Minya, MNF=Monufia, MT=Matrouh, PTS=Port Said'),
  ...names('EG', 'SHG=Sohag, SHR=Sharqia, SIN=North Sinai, SUZ=Suez, WAD=New Valley'),
  ...names('ER', 'AN=Anseba, DK=Southern Red Sea, DU=Debub, GB=Gash-Barka, MA=Maekel, SK=Northern Red Sea'),
  ...names('ET', 'AA=Addis Ababa, AF=Afar, AM=Amhara, BE=Benishangul-Gumuz, DD=Dire Dawa, GA=Gambela, HA=Harari'),
  ...names('ET', 'OR=Oromia, SI=Sidama, SN=Southern Nations, SO=Somali, SW=South West Ethiopia, TI=Tigray'),
  ...names('GM', 'W=West Coast'),
  ...names('GW', 'BL=Bolama'),
  ...names('KE', '05=Elgeyo-Marakwet, 30=Nairobi, 39=Taita-Taveta'),
  ...names('LR', 'RI=Rivercess'),
  ...names('LS', 'B=Butha-Buthe'),
  ...names('LY', 'BA=Benghazi, BU=Butnan, DR=Derna, GT=Ghat, JA=Jabal al Akhdar, JG=Jabal al Gharbi, JI=Jafara'),
  ...names('LY', 'JU=Jufra, KF=Kufra, MB=Murqub, MI=Misrata, MJ=Marj, MQ=Murzuq, NL=Nalut, NQ=Nuqat al Khams'),
  ...names('LY', 'SB=Sabha, SR=Sirte, TB=Tripoli, WA=Al Wahat, WD=Wadi al Hayat, WS=Wadi al Shatii, ZA=Zawiya'),
  ...names('MA', '10=Guelmim-Oued Noun, 11=Laâyoune-Sakia El Hamra, 12=Dakhla-Oued Ed-Dahab'),
  ...names('MR', '13=Nouakchott-Ouest, 14=Nouakchott-Nord, 15=Nouakchott-Sud'),
  ...names('MU', 'RO=Rodrigues'),
  ...names('MW', 'C=Central, N=Northern, S=Southern'),
  ...names('MZ', 'L=Maputo Province, MPM=Maputo City'),
  ...names('NA', 'KA=Karas'),
  ...names('NG', 'FC=Federal Capital Territory'),
  ...names('RW', '01=Kigali'),
  ...names('SD', 'DC=Central Darfur, DE=East Darfur, DN=North Darfur, DS=South Darfur, DW=West Darfur, GD=Gedaref'),
  ...names('SD', 'GK=West Kordofan, GZ=Gezira, KA=Kassala, KH=Khartoum, KN=North Kordofan, KS=South Kordofan'),
  ...names('SD', 'NB=Blue Nile, NO=Northern, NR=River Nile, NW=White Nile, RS=Red Sea, SI=Sennar'),
  ...names('SL', 'W=Western Area'),
  ...names('TD', 'BA=Batha, BG=Bahr el Gazel, BO=Borkou, CB=Chari-Baguirmi, EE=Ennedi-Est, EO=Ennedi-Ouest, GR=Guéra'),
  ...names('TD', 'HL=Hadjer-Lamis, KA=Kanem, LC=Lac, LO=Logone Occidental, LR=Logone Oriental, MA=Mandoul'),
  ...names('TD', "MC=Moyen-Chari, ME=Mayo-Kebbi Est, MO=Mayo-Kebbi Ouest, ND=N'Djamena, OD=Ouaddaï, SA=Salamat"),
  ...names('TD', 'SI=Sila, TA=Tandjilé, TI=Tibesti, WF=Wadi Fira'),
  ...names('TG', 'M=Maritime'),
  ...names('TN', '12=Ariana, 14=Manouba'),
  ...names(
    'TZ',
    '06=Pemba North, 07=Zanzibar North, 10=Pemba South, 11=Zanzibar South and Central, 15=Zanzibar Urban and West',
  ),
  ...names('ZA', 'KZN=KwaZulu-Natal, NW=North West'),
};

function names(country: string, list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(', ').map((entry) => [`${country}-${entry.split('=')[0]}`, entry.split('=')[1] ?? '']),
  );
}

/** Entries of the list that are groups of regions, or regions that no longer exist. */
export const notRegions: ReadonlySet<string> = new Set([
  'CV-B',
  'CV-S',
  'GH-BA',
  'GQ-C',
  'GQ-I',
  'GW-L',
  'GW-N',
  'GW-S',
]);

/** Countries whose first level is such a group, so that people name the second. */
export const secondLevelCountries: ReadonlySet<string> = new Set(['CV', 'GW']);
