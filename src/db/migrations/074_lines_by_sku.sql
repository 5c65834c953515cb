-- A search by SKU reads the orders from the index alone, which needs the SKU itself in it and not only its capitals.
drop index order_lines_by_sku;
create index order_lines_by_sku on order_lines (upper(sku), order_id desc) include (sku);
