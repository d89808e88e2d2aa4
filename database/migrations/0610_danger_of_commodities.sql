-- Loads of dangerous commodities that nobody called dangerous: what they carry is written on them, as new loads have it.

alter table load no force row level security;
alter table commodity_type no force row level security;
update load l
   set un_number = m.un_number,
       danger_class = case when l.danger_class = '' then m.danger_class else l.danger_class end,
       packing_group = case when l.packing_group = '' then m.packing_group else l.packing_group end
  from commodity_type m
 where m.partition = l.partition and m.id = l.commodity_type_id and m.dangerous_goods
   and l.un_number = '' and l.status not in ('CLOSED', 'CANCELLED');
alter table commodity_type force row level security;
alter table load force row level security;
