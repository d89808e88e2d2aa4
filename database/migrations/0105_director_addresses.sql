-- One form of the specification knows the home address of a supplier's directors; what it sends is kept.
alter table supplier_director add column address text not null default '';
comment on column supplier_director.address is 'Home address, where the caller sent it.';
alter table customer_director add column address text not null default '';
comment on column customer_director.address is 'Home address, where the caller sent it.';
