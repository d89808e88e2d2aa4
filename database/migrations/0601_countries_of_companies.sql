-- VAT goes by the country of a company. Those that began without an address were reckoned by South Africa's rate; where they also count in
-- rand and live by its clock, their address says so now. Others are asked for their country before they are charged VAT.
alter table company no force row level security;
update company set address = address || '{"country": "South Africa"}'
 where coalesce(address ->> 'country', '') = '' and base_currency = 'ZAR' and time_zone = 'Africa/Johannesburg';
alter table company force row level security;
