-- The company's own bank details are for nobody who sees only some suppliers or customers: neither in its own form nor among
-- the changes that wait.
create policy scope_of_companies_own on bank_version as restrictive to haulway_app using (
  owner_kind <> 'company' or ((select scope_leaves('supplier')) and (select scope_leaves('customer'))));
