// Made from the catalogue of the database by `npm run generate`.

export interface Rows {
  place_country: {
    code: string;
    name: string;
    calling_code: string | null;
  };
  place_region: {
    code: string;
    country_code: string;
    name: string;
  };
  place_city: {
    region_code: string;
    name: string;
    geonames_id: number | null;
    latitude: number | null;
    longitude: number | null;
    population: number;
  };
}
