import type { Generated, JSONColumnType } from 'kysely';

declare module '#platform/server/tables.ts' {
  interface Tables {
    company: {
      id: Generated<string>;
      partition: string;
      name: string;
      trade_name: string;
      is_client: Generated<boolean>;
      licence_type: Generated<'Pro' | 'Lite' | 'mobileOnly'>;
      global_location_number: Generated<string>;
      registration_number: Generated<string>;
      vat_number: Generated<string>;
      address: JSONColumnType<Record<string, string>, string | undefined, string>;
      telephone: Generated<string>;
      contact_name: Generated<string>;
      support_email: Generated<string>;
      support_telephone: Generated<string>;
      brand_colour: Generated<string>;
      time_zone: Generated<string>;
      session_idle_seconds: Generated<number>;
      link_validity_days: Generated<number>;
      is_active: Generated<boolean>;
      version: Generated<number>;
    };
    company_terms: {
      partition: string;
      company_id: string;
      purpose: string;
      language: string;
      version: string;
      body: string;
      published_at: Generated<Date>;
    };
  }
}
